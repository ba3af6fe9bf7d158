import { createHash } from 'node:crypto'
import { isKnownScript } from './known-scripts.mjs'
import { NO_THIRD_PARTY_SOURCES } from './third-party-sources.mjs'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * Builds the policy: our own scripts and inline ones with these hashes, such as `'sha256-…'` (promise T10).
 * @param {readonly string[]} hashes @param {import('./third-party-sources.mjs').ForeignSources} foreign @returns {string}
 */
export function contentSecurityPolicy(
  hashes = [],
  { connect, script, frame } = NO_THIRD_PARTY_SOURCES,
) {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...script].join(' '),
    ...(connect.length > 0 ? [["connect-src 'self'", ...connect].join(' ')] : []),
    ...(frame.length > 0 ? [["frame-src 'self'", ...frame].join(' ')] : []),
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Hashes each known inline script once. @param {string} html @returns {string[]} */
export function inlineScriptHashes(html) {
  const hashes = new Set()
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (!isKnownScript(script)) continue
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return [...hashes]
}
