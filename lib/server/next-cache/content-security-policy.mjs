import { createHash } from 'node:crypto'
import { LOADER } from './defer-scripts.mjs'
import { PERSONAL_SLOT_SCRIPT } from './page-head.mjs'
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

/** Matches a JSON string. Next escapes `<`, and without it nothing in a script can end it or begin a comment. */
const TEXT = String.raw`"[^"\\<\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\<\x00-\x1f]*)*"`
const FILE = String.raw`"static/chunks/[\w.~-]+\.js"`

const listOf = (/** @type {string} */ item) => String.raw`\[${item}(?:,${item})*\]`

const BEGIN_DATA = String.raw`\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)`
const MORE_DATA = String.raw`self\.__next_f\.push\(\[[13],${TEXT}\]\)`

/** Matches the router's data, merged by `deferScripts`. */
const ROUTER_DATA = new RegExp(`^(?:${BEGIN_DATA}|${MORE_DATA})(?:;${MORE_DATA})*$`)

/** Matches the list of modules with which a page starts. */
const FIRST_MODULES = new RegExp(
  String.raw`^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(` +
    String.raw`\{"otherChunks":${listOf(FILE)},"runtimeModuleIds":${listOf(String.raw`\d+`)}\}\);$`,
)

/**
 * Returns true for inline scripts of ours and Next's, which are constant except for literals. Only they get a hash, so
 * the browser refuses any script that came with a text past the list of allowed tags (promise T10).
 * @param {string} script @returns {boolean}
 */
export function isKnownScript(script) {
  return (
    script === LOADER ||
    script === PERSONAL_SLOT_SCRIPT ||
    ROUTER_DATA.test(script) ||
    FIRST_MODULES.test(script)
  )
}
