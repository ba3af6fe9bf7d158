import localFont from 'next/font/local'

// Each file holds the weights it is declared with and no others, `fonttools varLib.instancer <file> wght=400:650`
// (`wght=400` and `wght=600` for Khmer), then the characters of its range below:
// `pyftsubset --unicodes=<range> --layout-features='*' --flavor=woff2`; all but the rarest once more on half the grid,
// `fonttools ttLib.scaleUpem <file> 500`: no outline moves by more than a thousandth of its size,
// and each face fits into one round trip (decision 013).

/**
 * Kantumruy Pro, the letters, figures and signs engineers write English with, m², °C and façade too: preloaded, since every page
 * sets text in it, and small enough for one round trip (decision 013).
 */
export const latin = localFont({
  src: './fonts/kantumruy-pro-latin.woff2',
  weight: '400 650',
  variable: '--font-latin',
  display: 'swap',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-005B,U+005D,U+005F,U+0061-007A,U+007C,U+00A0,U+00A9,U+00B0,U+00B2-00B3,U+00B7,U+00D7,U+00E7,U+00E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+203A',
    },
  ],
})

/**
 * Other letters and signs of the Latin script, fetched only by pages on which they stand. The system draws « and »: two signs about a
 * title in Khmer would fetch all of it, and hold up the page as only fonts found late do.
 */
export const latinRest = localFont({
  src: './fonts/kantumruy-pro-latin-rest.woff2',
  weight: '400 650',
  variable: '--font-latin-rest',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+005C,U+005E,U+0060,U+007B,U+007D-007E,U+00A1-00A8,U+00AA,U+00AC-00AF,U+00B1,U+00B4-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00E6,U+00E8,U+00EA-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-200A,U+200E-2012,U+2015-2017,U+201A-201B,U+201E-2025,U+2027-2039,U+203B-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})

/**
 * The Khmer part: fetched only by pages on which Khmer stands (design §9). Two fixed weights, since most
 * pages need one of them, and one is half as large as the file that holds all between.
 */
export const khmer = localFont({
  src: [
    { path: './fonts/kantumruy-pro-khmer-regular.woff2', weight: '400 500' },
    { path: './fonts/kantumruy-pro-khmer-semibold.woff2', weight: '600 650' },
  ],
  variable: '--font-khmer',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+1780-17FF,U+19E0-19FF,U+200B-200D,U+25CC' }],
})
