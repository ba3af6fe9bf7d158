/** Where the script of Google Analytics comes from and what it calls. */
const SCRIPT = ['https://www.googletagmanager.com']
const CONNECT = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]

/**
 * Other sources and those of measuring, for a page whose site has an id to measure with.
 * @param {import('./identity-sources.mjs').ForeignSources} sources @returns {import('./identity-sources.mjs').ForeignSources}
 */
export function withMeasuring({ connect, script, frame }) {
  return { connect: [...connect, ...CONNECT], script: [...script, ...SCRIPT], frame }
}
