/** Where the script of Google Analytics is loaded from, and what it calls. */
const SCRIPT = ['https://www.googletagmanager.com']
const CONNECT = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]

/**
 * Adds the sources of Google Analytics, for a page whose site has an id.
 * @param {import('./third-party-sources.mjs').ForeignSources} sources @returns {import('./third-party-sources.mjs').ForeignSources}
 */
export function withAnalyticsSources({ connect, script, frame }) {
  return { connect: [...connect, ...CONNECT], script: [...script, ...SCRIPT], frame }
}
