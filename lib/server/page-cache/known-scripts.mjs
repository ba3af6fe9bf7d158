import { OWN_PLACE } from './own-place.mjs'
import { LOADER } from './scripts-after-paint.mjs'

/** A literal of JSON. Next writes `<` as an escape, and without it nothing in a script ends it or begins a comment. */
const TEXT = String.raw`"[^"\\<\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\<\x00-\x1f]*)*"`
const FILE = String.raw`"static/chunks/[\w.~-]+\.js"`

const listOf = (/** @type {string} */ item) => String.raw`\[${item}(?:,${item})*\]`

const BEGIN_DATA = String.raw`\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)`
const MORE_DATA = String.raw`self\.__next_f\.push\(\[[13],${TEXT}\]\)`

/** What Next's router reads, merged by `putScriptsAfterPaint`. */
const ROUTER_DATA = new RegExp(`^(?:${BEGIN_DATA}|${MORE_DATA})(?:;${MORE_DATA})*$`)

/** With which of the build's modules a page begins. */
const FIRST_MODULES = new RegExp(
  String.raw`^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(` +
    String.raw`\{"otherChunks":${listOf(FILE)},"runtimeModuleIds":${listOf(String.raw`\d+`)}\}\);$`,
)

/**
 * True for the inline scripts we and Next write, which are constant but for literals. Only they get a hash, so that the
 * browser refuses a script that came with a text, should one ever get past the list of allowed tags (promise T10).
 * @param {string} script @returns {boolean}
 */
export function isKnownScript(script) {
  return (
    script === LOADER ||
    script === OWN_PLACE ||
    ROUTER_DATA.test(script) ||
    FIRST_MODULES.test(script)
  )
}
