import { hasHead, putFirstInHead } from './head.mjs'

// What Next puts into every page, and no page needs before its first paint.
const SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const HINT = /<link rel="preload" as="script"[^>]*>/g
const MANIFEST = /<link rel="manifest"[^>]*>/g

/**
 * Between two pieces of the router's data: as one script they need one hash in the policy. It looks back
 * only from the end of a script, or it would from every letter of a page.
 */
const BETWEEN_DATA = /<\/script>(?<=<script>[^<]*<\/script>)<script>(?=self\.__next_f\.push\()/g

/**
 * Fetches the addresses of its own `data-scripts` once something was painted. A page nobody looks at
 * yet paints nothing: there, and where a browser does not tell of paints, it waits for `load`.
 */
const LOADER = `(s=>{let l=s.dataset.scripts.split(" "),o=self.PerformanceObserver,f=()=>{for(let a of l.splice(0)){let e=document.createElement("script");e.src=a;document.head.append(e)}};!document.hidden&&o?.supportedEntryTypes?.includes("paint")?new o(f).observe({type:"paint",buffered:true}):addEventListener("load",f)})(document.currentScript)`

/**
 * The page with its scripts fetched after the first paint, so that on a slow line they do not compete
 * with the style and the fonts it waits for (decision 013). The manifest comes with them: React puts back
 * what of a head is missing. A page without such scripts stays as it is.
 *
 * @param {string} html
 * @returns {string}
 */
export function putScriptsAfterPaint(html) {
  /** @type {string[]} */
  const addresses = []
  const rest = html.replace(SCRIPT, (_, address) => {
    addresses.push(address)
    return ''
  })
  if (addresses.length === 0 || !hasHead(rest)) return html
  const loader = `<script data-scripts="${addresses.join(' ')}">${LOADER}</script>`
  const light = rest.replace(HINT, '').replace(MANIFEST, '').replace(BETWEEN_DATA, ';')
  return putFirstInHead(light, loader)
}
