// The map identifies countries by three-digit ISO numbers. Some have none, and overseas parts have the number of their
// country. The site uses two-letter codes, and lists most of those parts separately.

const NUMBERS =
  'AF004 AX248 AL008 DZ012 AS016 AD020 AO024 AI660 AQ010 AG028 AR032 AM051 AW533 AU036 AT040 AZ031 BS044 BH048 BD050 ' +
  'BB052 BY112 BE056 BZ084 BJ204 BM060 BT064 BO068 BA070 BW072 BV074 BR076 IO086 VG092 BN096 BG100 BF854 BI108 CV132 ' +
  'KH116 CM120 CA124 KY136 CF140 TD148 CL152 CN156 CO170 KM174 CK184 CR188 HR191 CU192 CW531 CY196 CZ203 CD180 DK208 ' +
  'DJ262 DM212 DO214 EC218 EG818 SV222 GQ226 ER232 EE233 SZ748 ET231 FK238 FO234 FJ242 FI246 FR250 PF258 TF260 GA266 ' +
  'GM270 GE268 DE276 GH288 GI292 GR300 GL304 GD308 GU316 GT320 GG831 GN324 GW624 GY328 HT332 HM334 HN340 HK344 HU348 ' +
  'IS352 IN356 ID360 IR364 IQ368 IE372 IM833 IL376 IT380 CI384 JM388 JP392 JE832 JO400 KZ398 KE404 KI296 KW414 KG417 ' +
  'LA418 LV428 LB422 LS426 LR430 LY434 LI438 LT440 LU442 MO446 MG450 MW454 MY458 MV462 ML466 MT470 MH584 MR478 MU480 ' +
  'MX484 FM583 MD498 MC492 MN496 ME499 MS500 MA504 MZ508 MM104 NA516 NR520 NP524 NL528 NC540 NZ554 NI558 NE562 NG566 ' +
  'NU570 NF574 KP408 MK807 MP580 NO578 OM512 PK586 PW585 PS275 PA591 PG598 PY600 PE604 PH608 PN612 PL616 PT620 PR630 ' +
  'QA634 CG178 RO642 RU643 RW646 BL652 SH654 KN659 LC662 MF663 PM666 VC670 WS882 SM674 ST678 SA682 SN686 RS688 SC690 ' +
  'SL694 SG702 SX534 SK703 SI705 SB090 SO706 ZA710 GS239 KR410 SS728 ES724 LK144 SD729 SR740 SE752 CH756 SY760 TW158 ' +
  'TJ762 TZ834 TH764 TL626 TG768 TO776 TT780 TN788 TR792 TM795 TC796 TV798 UM581 VI850 UG800 UA804 AE784 GB826 US840 ' +
  'UY858 UZ860 VU548 VA336 VE862 VN704 WF876 EH732 YE887 ZM894 ZW716'

const byNumber = new Map(NUMBERS.split(' ').map((entry) => [entry.slice(2), entry.slice(0, 2)]))

/** Parts of the map without a number, drawn with the country that the United Nations assign them to. */
const byName = new Map([
  ['Kosovo', 'XK'],
  ['Somaliland', 'SO'],
  ['N. Cyprus', 'CY'],
  ['Cyprus U.N. Buffer Zone', 'CY'],
  ['Dhekelia', 'CY'],
  ['Akrotiri', 'CY'],
  ['Baikonur', 'KZ'],
  ['USNB Guantanamo Bay', 'CU'],
])

type Box = [west: number, south: number, east: number, north: number]

/** Islands and regions that the map assigns to another country: from, to, and the center of their land. */
const PARTS: [from: string, to: string, box: Box][] = [
  ['FR', 'GF', [-56, 1, -50, 7]],
  ['FR', 'GP', [-62, 15.7, -60.8, 16.7]],
  ['FR', 'MQ', [-61.4, 14.2, -60.6, 15.1]],
  ['FR', 'RE', [55, -21.6, 56, -20.7]],
  ['FR', 'YT', [44.9, -13.2, 45.5, -12.4]],
  ['NL', 'BQ', [-69, 11.5, -62, 18]],
  ['NO', 'SJ', [-10, 70.5, -7, 71.5]],
  ['NO', 'SJ', [8, 73.5, 36, 82]],
  ['NO', 'BV', [2, -56, 5, -53]],
  ['NZ', 'TK', [-174, -11, -170, -7]],
  ['', 'CX', [105, -11, 106, -10]],
  ['', 'CC', [96, -13, 97.5, -11]],
  // The map shows who controls Crimea; like GeoNames and the United Nations, most countries consider it part of
  // Ukraine.
  ['RU', 'UA', [32, 44, 36.7, 46.4]],
]

/** The two-letter code of a piece of land, empty if it belongs to no country of the site. */
export function countryOf(
  id: string | undefined,
  name: string,
  middle: { lng: number; lat: number },
): string {
  const code = (id && byNumber.get(id)) || byName.get(name) || ''
  const part = PARTS.find(
    ([from, , [west, south, east, north]]) =>
      from === code && middle.lng > west && middle.lng < east && middle.lat > south && middle.lat < north,
  )
  return part ? part[1] : code
}
