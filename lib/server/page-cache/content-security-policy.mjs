import { createHash } from 'node:crypto'
import { NO_FOREIGN_SOURCES } from './identity-sources.mjs'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const DATA_BLOCK = /^<script[^>]*\stype="application\/(?:ld\+)?json"/

/**
 * Our own scripts and the inline ones with these hashes, such as `'sha256-…'` (promise T10).
 * @param {readonly string[]} hashes @param {import('./identity-sources.mjs').ForeignSources} foreign @returns {string}
 */
export function contentSecurityPolicy(
  hashes = [],
  { connect, script, frame } = NO_FOREIGN_SOURCES,
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

/** Each once; blocks of data (JSON-LD) never run and need none. @param {string} html @returns {string[]} */
export function inlineScriptHashes(html) {
  const hashes = new Set()
  for (const [element, script = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (DATA_BLOCK.test(element)) continue
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return [...hashes]
}
