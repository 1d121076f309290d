/** Red, green, blue from 0 to 255, as floats. */
export type Color = readonly [number, number, number]

/** The colours of one picture. All of them come from one night: plum, coral, amber, night blue. */
export interface Palette {
  sea: Color
  /** Land of other countries. */
  land: Color
  /** The home country far from the light, and near it. */
  far: Color
  near: Color
  /** The glow of the city on the land around it. */
  hot: Color
  coast: Color
}

function color(hex: string): Color {
  const value = Number.parseInt(hex, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function palette(sea: string, land: string, far: string, near: string, hot: string, coast: string): Palette {
  return {
    sea: color(sea),
    land: color(land),
    far: color(far),
    near: color(near),
    hot: color(hot),
    coast: color(coast),
  }
}

export const PALETTES = {
  dusk: palette('0b0f26', '1b1f46', '292a6b', '5a4193', 'f0705f', '9aa2f2'),
  plum: palette('130a22', '281539', '3d1c5b', '7a3080', 'ff7c6a', 'd9a0e2'),
  wine: palette('160a1a', '2d1429', '4d1b3d', '8e2f50', 'ff9660', 'f0a39a'),
  amber: palette('10101f', '262032', '43293f', '82474a', 'ffb25c', 'f2c79a'),
  indigo: palette('0a0c22', '1a1b44', '282667', '50389f', 'ff7d77', 'a8a4f5'),
  rose: palette('140920', '2a123d', '451956', '8b2d6d', 'ff8a60', 'ea9cc4'),
  tide: palette('07132a', '12254a', '1d3468', '4a4592', 'ff8f6c', '8fb6f0'),
} satisfies Record<string, Palette>

const BY_SUBREGION: Record<string, keyof typeof PALETTES> = {
  'Northern Europe': 'dusk',
  'Western Europe': 'dusk',
  'Eastern Europe': 'indigo',
  'Southern Europe': 'rose',
  'Northern Africa': 'amber',
  'Western Africa': 'wine',
  'Middle Africa': 'wine',
  'Eastern Africa': 'wine',
  'Southern Africa': 'rose',
  'Western Asia': 'amber',
  'Central Asia': 'amber',
  'Southern Asia': 'wine',
  'Southeast Asia': 'plum',
  'Eastern Asia': 'plum',
  'Northern America': 'indigo',
  'Central America': 'rose',
  'South America': 'rose',
  Caribbean: 'tide',
  Australasia: 'tide',
  Melanesia: 'tide',
  Polynesia: 'tide',
  'Micronesian Region': 'tide',
}

/** The palette of a part of the world; night blue where none is named. */
export function paletteOf(subregion: string | null): Palette {
  return PALETTES[BY_SUBREGION[subregion ?? ''] ?? 'dusk']
}
