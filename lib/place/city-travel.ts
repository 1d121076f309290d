import { cityFacts } from './facts'
import type { CityFacts } from './types'

const codes = (list: string) => new Set(list.split(' '))

/** Groups of countries whose residents normally cross the border between them for a day. */
const openGroups = [
  codes('ad at be bg ch cz de dk ee es fi fr gr hr hu it li lt lu lv mc nl no pl pt ro se si sk sm va'),
  codes('gb ie im'),
  codes('us ca'),
  codes('sg my'),
  codes('hk mo'),
  codes('ar uy'),
  codes('za ls sz'),
]

/** Where going out to meet strangers is no advice one may give: the texts speak of trusted people instead. */
const guarded = codes('af sy ye sd ss so ly kp ht cf ml bf ne td mm ua ps')

/** Places at war, sealed off, or where governments commonly warn against travel: the texts suggest no trips. */
const needingCare = new Set([...guarded, ...codes('by cd iq ir lb ru ve')])

/** Where mixed dancing, swimming or dogs in the park are no matter of course. */
const modest = codes('sa ir af kw ye pk qa om bn mv ly sd mr so bh ae dz iq dj km eg jo bd ma tn ps')

/** Not open to every visitor. */
const notForEveryone = new Set(['Mecca', 'Medina'])

const dayTripKm = 150

export const needsCare = (code: string | undefined): boolean => needingCare.has(code ?? '')
export const isGuarded = (code: string | undefined): boolean => guarded.has(code ?? '')
export const isModest = (code: string | undefined): boolean => modest.has(code ?? '')

/** A listed city near another one, as the pages hand it over. */
export interface Nearby {
  name: string
  km: number
  dir: string
}

/** True where a day trip from one country to the other is an ordinary thing to suggest. */
export function easyToCross(from: string, to: string): boolean {
  return from === to || openGroups.some((group) => group.has(from) && group.has(to))
}

/** Nearby cities that a group can visit for a day: close, and not behind a border that is hard to cross. */
export function tripsFrom(facts: CityFacts | null, nearby: readonly Nearby[]): Nearby[] {
  if (!facts || needsCare(facts.countryCode)) return []
  return nearby.filter(({ name, km, dir }) => {
    if (km < 4 || km > dayTripKm || notForEveryone.has(name)) return false
    const id = facts.nearby.find((near) => near.km === km && near.dir === dir)?.id
    const code = id ? cityFacts(id)?.countryCode : undefined
    return code !== undefined && easyToCross(facts.countryCode, code)
  })
}
