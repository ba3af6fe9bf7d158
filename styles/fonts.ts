import localFont from 'next/font/local'

// Both files hold the weights the site sets and no others: `fonttools varLib.instancer <file> wght=400:650`,
// then `pyftsubset --unicodes='*' --layout-features='*' --flavor=woff2`.

/** Kantumruy Pro, Latin part: preloaded, since every page sets text in it. */
export const latin = localFont({
  src: './fonts/kantumruy-pro-latin-wght-normal.woff2',
  weight: '400 650',
  variable: '--font-kantumruy',
  display: 'swap',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-200B,U+200E-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})

/** The Khmer part: fetched only by pages on which Khmer stands (design §9). */
export const khmer = localFont({
  src: './fonts/kantumruy-pro-khmer-wght-normal.woff2',
  weight: '400 650',
  variable: '--font-khmer',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+1780-17FF,U+19E0-19FF,U+200C-200D,U+25CC' }],
})
