/** Red, green, blue from 0 to 255, as floats. */
export type Color = readonly [number, number, number]

/** The colors of one picture: plum, coral, amber and night blue. */
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
  dusk: palette('0b0f28', '22264f', '2b2c70', '5d4399', 'f0705f', '9aa2f2'),
  plum: palette('130a24', '301a41', '401e60', '7d3285', 'ff7c6a', 'd9a0e2'),
  wine: palette('170a1e', '371a31', '511d40', '943252', 'ff9660', 'f0a39a'),
  amber: palette('0f1024', '2c2440', '40284e', '8a465a', 'ffb25c', 'f2c0a0'),
  indigo: palette('0a0c26', '21224f', '2a286b', '533ba3', 'ff7d77', 'a8a4f5'),
  rose: palette('150a24', '331847', '491b5b', '902f70', 'ff8a60', 'ea9cc4'),
  tide: palette('07132c', '182d54', '203a70', '4f4a9a', 'ff8f6c', '8fb6f0'),
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

/** The palette of a part of the world; night blue by default. */
export function paletteOf(subregion: string | null): Palette {
  return PALETTES[BY_SUBREGION[subregion ?? ''] ?? 'dusk']
}
