import localFont from 'next/font/local'

// Four files for each family: what nearly every page needs (preloaded), the rest of ASCII and Latin-1, the letters of
// other Latin alphabets, and the rarest. `npm run fonts` cuts them. next/font reads these calls without running them, so
// ranges stand in both.
const displayBasic = localFont({
  src: './display-basic.woff2',
  weight: '500 800',
  variable: '--font-display-basic',
  display: 'swap',
})

const displayRest = localFont({
  src: './display-rest.woff2',
  weight: '500 800',
  variable: '--font-display-rest',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0023-0024, U+002A, U+003B-003E, U+0040, U+005B-0060, U+007B-007E, U+00A1-00B6, U+00B8-00C4, U+00C6-00E0, U+00E2, U+00E6, U+00E8, U+00EA-00EC, U+00EE-00F0, U+00F2, U+00F5, U+00F7-00F9, U+00FB, U+00FE-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2025, U+2027-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215',
    },
  ],
})

const displayMore = localFont({
  src: './display-more.woff2',
  weight: '500 800',
  variable: '--font-display-more',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B',
    },
  ],
})

const displayRare = localFont({
  src: './display-rare.woff2',
  weight: '500 800',
  variable: '--font-display-rare',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0180-0217, U+021C-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
})

const bodyBasic = localFont({
  src: './body-basic.woff2',
  weight: '400 700',
  variable: '--font-body-basic',
  display: 'swap',
})

const bodyRest = localFont({
  src: './body-rest.woff2',
  weight: '400 700',
  variable: '--font-body-rest',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0023, U+002A, U+003C-003E, U+005B-005E, U+0060, U+007B-007E, U+00A1-00B6, U+00B8-00C4, U+00C6-00E0, U+00E2, U+00E6, U+00E8, U+00EA-00EC, U+00EE-00F0, U+00F2, U+00F5, U+00F7-00F9, U+00FB, U+00FE-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2025, U+2027-2039, U+203B-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
    },
  ],
})

const bodyMore = localFont({
  src: './body-more.woff2',
  weight: '400 700',
  variable: '--font-body-more',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B',
    },
  ],
})

const bodyRare = localFont({
  src: './body-rare.woff2',
  weight: '400 700',
  variable: '--font-body-rare',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0180-0217, U+021C-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
})

/** Class names that declare the font families' variables; the files without preload come only where they are needed. */
export const fontVariables = [
  displayBasic,
  displayRest,
  displayMore,
  displayRare,
  bodyBasic,
  bodyRest,
  bodyMore,
  bodyRare,
]
  .map((font) => font.variable)
  .join(' ')
