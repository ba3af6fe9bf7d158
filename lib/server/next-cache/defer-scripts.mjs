import { hasHead, insertInHead } from './page-head.mjs'

// Next puts these into every page; none is needed before the first paint.
const SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const HINT = /<link rel="preload" as="script"[^>]*>/g
const MANIFEST = /<link rel="manifest"[^>]*>/g

/** One script needs one hash in the policy. It matches backwards from a script's end: from each letter it would be slow. */
const BETWEEN_DATA = /<\/script>(?<=<script>[^<]*<\/script>)<script>(?=self\.__next_f\.push\()/g

/** Waits for the first paint, or for `load` where nothing is painted or the browser does not report it. */
export const LOADER = `(s=>{let l=s.dataset.scripts.split(" "),o=self.PerformanceObserver,f=()=>{for(let a of l.splice(0)){let e=document.createElement("script");e.src=a;document.head.append(e)}};!document.hidden&&o?.supportedEntryTypes?.includes("paint")?new o(f).observe({type:"paint",buffered:true}):addEventListener("load",f)})(document.currentScript)`

/**
 * Loads scripts after the first paint, so that they do not delay style and fonts (decision 013). Moves the manifest too:
 * React restores what a head lacks.
 * @param {string} html @returns {string}
 */
export function deferScripts(html) {
  /** @type {string[]} */
  const addresses = []
  const rest = html.replace(SCRIPT, (_, address) => {
    addresses.push(address)
    return ''
  })
  if (addresses.length === 0 || !hasHead(rest)) return html
  const loader = `<script data-scripts="${addresses.join(' ')}">${LOADER}</script>`
  const light = rest.replace(HINT, '').replace(MANIFEST, '').replace(BETWEEN_DATA, ';')
  return insertInHead(light, loader)
}
