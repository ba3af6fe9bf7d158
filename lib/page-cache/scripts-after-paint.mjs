/** The scripts Next puts into every page; none of them is needed for the first paint. */
const SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const HINT = /<link rel="preload" as="script"[^>]*>/g
const FIRST_IN_HEAD = '<meta charSet="utf-8"/>'

/**
 * Fetches the addresses of its own `data-scripts` once something was painted. A page nobody looks at
 * yet paints nothing: there, and where a browser does not tell of paints, it waits for `load`.
 */
const LOADER = `(s=>{let l=s.dataset.scripts.split(" "),o=self.PerformanceObserver,f=()=>{for(let a of l.splice(0)){let e=document.createElement("script");e.src=a;document.head.append(e)}};!document.hidden&&o?.supportedEntryTypes?.includes("paint")?new o(f).observe({type:"paint",buffered:true}):addEventListener("load",f)})(document.currentScript)`

/**
 * The page with its scripts fetched after the first paint, so that on a slow line they do not compete
 * with the style and the fonts it waits for (decision 013). A page without such scripts stays as it is.
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
  if (addresses.length === 0 || !rest.includes(FIRST_IN_HEAD)) return html
  const loader = `<script data-scripts="${addresses.join(' ')}">${LOADER}</script>`
  return rest.replace(HINT, '').replace(FIRST_IN_HEAD, () => FIRST_IN_HEAD + loader)
}
