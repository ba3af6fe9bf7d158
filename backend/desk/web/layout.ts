import { MINIMAL_STYLE } from '@/lib/shared/minimal-page'
import { type Html, html } from './html'

/** The desk's style sheet: the site's colours and sizes, as one column that tables may leave. */
export const DESK_STYLE = `${MINIMAL_STYLE}
@font-face{font-family:Khmer;src:url(/khmer.woff2) format('woff2');unicode-range:U+1780-17FF,U+19E0-19FF,U+25CC}body{font-family:Khmer,system-ui,sans-serif}
header{display:flex;flex-wrap:wrap;align-items:center}header a{font-size:1rem;font-weight:400;margin-right:1rem}header strong{margin-right:1.5rem}
main{max-width:72rem;padding:1.5rem 1rem}h2{font-size:1.125rem}table{width:100%;border-collapse:collapse}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line)}
td a,li a{min-height:0;margin:0;display:inline}td form,td button{display:inline-block;margin:0 .5rem .25rem 0}
input,select,textarea{font:inherit;width:100%;max-width:42rem;min-height:2.75rem;padding:.5rem;border:1px solid var(--soft);border-radius:4px;background:var(--paper);color:var(--ink)}
input[type=checkbox]{width:1.5rem;min-height:1.5rem}textarea{min-height:10rem}label{display:block;font-weight:500}
.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}.row>*{flex:1 1 10rem;max-width:42rem}.row>button{flex:0 0 auto}
.preview{border:1px solid var(--line);padding:0 1rem;overflow-wrap:anywhere}.preview>*{margin:.75rem 0}.preview p a{margin:0}tbody th{width:18rem}.note{color:var(--soft);font-size:.875rem}.done{border-left:4px solid #2f7d4f;padding-left:.75rem}.problem{border-left:4px solid #b3261e;padding-left:.75rem;white-space:pre-line}
.picture{max-width:100%;max-height:5rem}input[type=file]{padding:.375rem}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;background:var(--paper)}
.plain{background:none;border-color:var(--soft);color:var(--ink)}pre{white-space:pre-wrap;font:inherit}.mono{font:.875rem/1.5 Khmer,ui-monospace,monospace}form>p+p{margin-top:1rem}p a{margin-right:.5rem;min-height:0;display:inline}
@media(max-width:40rem){table,tbody,tr,td,tbody th{display:block}thead{display:none}td,tbody th{border:0;padding:.125rem 0;width:auto}tr{border-bottom:1px solid var(--line);padding:.5rem 0}}`

const PAGES = [
  ['Today', '/'],
  ['Listings', '/listings'],
  ['Post', '/post'],
  ['Held back', '/held'],
  ['Messages', '/messages'],
  ['Outbox', '/outbox'],
  ['Employers', '/employers'],
  ['Universities', '/universities'],
  ['Majors', '/majors'],
  ['Sources', '/sources'],
  ['People', '/people'],
  ['Newsletter', '/newsletter'],
  ['Texts', '/content'],
  ['Settings', '/settings'],
  ['Figures', '/figures'],
  ['Audit', '/audit'],
] as const

type Page = {
  readonly title: string
  readonly siteName: string
  readonly siteUrl: string
  readonly main: Html
}

/** Renders a page of the desk. */
export function toDeskPage({ title, siteName, siteUrl, main }: Page): string {
  const links = PAGES.map(([words, href]) => html`<a href="${href}">${words}</a>`)
  const page = html`<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} | Desk of ${siteName}</title><link rel="stylesheet" href="/desk.css"></head><body>
<a class="skip" href="#main">Skip to content</a><header><strong>${siteName}</strong><nav aria-label="Desk">${links}</nav></header>
<main id="main"><h1>${title}</h1>${main}</main>
<footer class="row"><a href="${siteUrl}">The site</a><form method="post" action="/sign-out"><button class="plain">Sign out</button></form></footer></body></html>`
  return `<!doctype html>${page.markup}`
}
