import type { Site } from './variants'

type Rgb = readonly [number, number, number]

/** The look of a variant's preview images, which CSS does not apply to. */
export interface PreviewTheme {
  /** The background of the text, which the picture fades into. */
  ground: Rgb
  ink: string
  muted: string
  /** The line above the title. */
  accent: string
  /** The mark's two lights. */
  mark: readonly [string, string]
  titleWeight: 650 | 800
  titleTracking: number
  /**
   * The city lights picture shows night. Null leaves it unchanged; a pair of colors turns it into day: the first
   * replaces the dark, the second the brightest lights.
   */
  daylight: { dark: Rgb; bright: Rgb } | null
}

export const previewThemes = {
  lff: {
    ground: [15, 10, 36],
    ink: '#ffffff',
    muted: '#d6ccf6',
    accent: '#ffd28a',
    mark: ['#7c3aed', '#ffd28a'],
    titleWeight: 800,
    titleTracking: -0.035,
    daylight: null,
  },
  mnf: {
    ground: [255, 245, 231],
    ink: '#2a1911',
    muted: '#5f4434',
    accent: '#b23a08',
    mark: ['#c2410c', '#f59e0b'],
    titleWeight: 650,
    titleTracking: -0.02,
    daylight: { dark: [255, 243, 226], bright: [216, 74, -90] },
  },
} as const satisfies Record<Site, PreviewTheme>
