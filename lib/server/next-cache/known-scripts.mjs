import { LOADER } from './defer-scripts.mjs'
import { PERSONAL_SLOT_SCRIPT } from './personal-slot.mjs'

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
