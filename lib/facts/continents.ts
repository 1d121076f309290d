/** Country codes (ISO 3166-1) by continent, as the United Nations assign them, but with two Americas. */
const codes = {
  Africa:
    'ao bf bi bj bw cd cf cg ci cm cv dj dz eg eh er et ga gh gm gn gq gw io ke km lr ls ly ma mg ml mr mu mw mz na ne ng re rw sc sd sh sl sn so ss st sz td tf tg tn tz ug yt za zm zw',
  Asia: 'ae af am az bd bh bn bt cn cy ge hk id il in iq ir jo jp kg kh kp kr kw kz la lb lk mm mn mo mv my np om ph pk ps qa sa sg sy th tj tl tm tr tw uz vn ye',
  Europe:
    'ad al at ax ba be bg by ch cz de dk ee es fi fo fr gb gg gi gr hr hu ie im is it je li lt lu lv mc md me mk mt nl no pl pt ro rs ru se si sj sk sm ua va xk',
  'North America':
    'ag ai aw bb bl bm bq bs bz ca cr cu cw dm do gd gl gp gt hn ht jm kn ky lc mf mq ms mx ni pa pm pr sv sx tc tt us vc vg vi',
  Oceania: 'as au ck fj fm gu ki mh mp nc nf nr nu nz pf pg pn pw sb tk to tv um vu wf ws',
  'South America': 'ar bo br cl co ec fk gf gy pe py sr uy ve',
}

const continents = new Map(
  Object.entries(codes).flatMap(([continent, list]) => list.split(' ').map((code) => [code, continent])),
)

/** The continent of a country by its code (lowercase); null for an unknown code. */
export const continentOf = (code: string): string | null => continents.get(code) ?? null
