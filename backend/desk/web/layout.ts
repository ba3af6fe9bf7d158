import { MINIMAL_STYLE } from '@/lib/shared/minimal-page'
import { type Html, html } from './html'

/** The desk's style sheet: the site's colours and sizes, as one column that tables may leave. */
export const DESK_STYLE = `${MINIMAL_STYLE}
@font-face{font-family:Khmer;src:url(/khmer.woff2) format('woff2');unicode-range:U+1780-17FF,U+19E0-19FF,U+25CC}body{font-family:Khmer,system-ui,sans-serif}
nav,nav ul{display:flex;flex-wrap:wrap;column-gap:1rem}nav{column-gap:2rem}nav ul{padding:0;list-style:none}nav span{color:var(--soft);font-size:.875rem}header a{font-size:1rem;font-weight:400;margin:0}nav li a{display:inline-flex;min-height:2rem}nav a[aria-current]{font-weight:650;text-decoration:underline}@media(max-width:40rem){nav div{width:100%}}
main{max-width:72rem;padding:1.5rem 1rem}h2{font-size:1.125rem}table{width:100%;border-collapse:collapse}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line)}
td a,li a{min-height:0;margin:0;display:inline}td form,td button{display:inline-block;margin:0 .5rem .25rem 0}
input,select,textarea{font:inherit;width:100%;max-width:42rem;min-height:2.75rem;padding:.5rem;border:1px solid var(--soft);border-radius:4px;background:var(--paper);color:var(--ink)}
input[type=checkbox]{width:1.5rem;min-height:1.5rem}textarea{min-height:10rem}label{display:block;font-weight:500}
.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}.row>*{flex:1 1 10rem;max-width:42rem}.row>button{flex:0 0 auto}
.preview{border:1px solid var(--line);padding:0 1rem;overflow-wrap:anywhere}.preview>*{margin:.75rem 0}.preview p a{margin:0}tbody th{width:18rem}.note{color:var(--soft);font-size:.875rem}.done{border-left:4px solid #2f7d4f;padding-left:.75rem}.problem{border-left:4px solid #b3261e;padding-left:.75rem;white-space:pre-line}
.picture{max-width:100%;max-height:5rem}input[type=file]{padding:.375rem}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;background:var(--paper)}
.plain{background:none;border-color:var(--soft);color:var(--ink)}pre{white-space:pre-wrap;font:inherit}.mono{font:.875rem/1.5 Khmer,ui-monospace,monospace}form>p+p,form>p+div,form>div+p,form>div+button{margin-top:1rem}form.row>*{margin-top:0}p a{margin-right:.5rem;min-height:0;display:inline}
@media(max-width:40rem){table,tbody,tr,td,tbody th{display:block}thead{display:none}td,tbody th{border:0;padding:.125rem 0;width:auto}tr{border-bottom:1px solid var(--line);padding:.5rem 0}}`

type MenuLink = readonly [words: string, path: string]

/** The menu: links by the name of their group. */
const MENU: Readonly<Record<string, readonly MenuLink[]>> = {
  Board: [
    ['Today', '/'],
    ['Listings', '/listings'],
    ['Post', '/post'],
    ['Entries held back', '/held'],
    ['Sources', '/sources'],
  ],
  Contact: [
    ['Messages', '/messages'],
    ['People', '/people'],
    ['Outbox', '/outbox'],
    ['Newsletter', '/newsletter'],
  ],
  Profiles: [
    ['Employers', '/employers'],
    ['Universities', '/universities'],
    ['Majors', '/majors'],
  ],
  Site: [
    ['Texts', '/content'],
    ['Settings', '/settings'],
    ['Figures', '/figures'],
    ['Audit', '/audit'],
  ],
}

type Page = {
  readonly title: string
  readonly siteName: string
  readonly siteUrl: string
  /** The page's path, which the menu marks. */
  readonly path: string
  readonly main: Html
}

/** Renders a page of the desk. */
export function toDeskPage({ title, siteName, siteUrl, path, main }: Page): string {
  const groups = Object.entries(MENU).map(([name, links]) => toMenuGroup(name, links, path))
  const page = html`<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} | Desk of ${siteName}</title><link rel="stylesheet" href="/desk.css"></head><body>
<a class="skip" href="#main">Skip to content</a><header><strong>${siteName}</strong><nav aria-label="Desk">${groups}</nav></header>
<main id="main"><h1>${title}</h1>${main}</main>
<footer class="row"><a href="${siteUrl}">The site</a><form method="post" action="/sign-out"><button class="plain">Sign out</button></form></footer></body></html>`
  return `<!doctype html>${page.markup}`
}

function toMenuGroup(name: string, links: readonly MenuLink[], path: string): Html {
  const [, first] = path.split('/')
  const items = links.map(([words, href]) => {
    const isCurrent = href === `/${first}`
    return html`<li><a href="${href}"${isCurrent && CURRENT}>${words}</a></li>`
  })
  return html`<div><span id="menu-${name}">${name}</span><ul aria-labelledby="menu-${name}">${items}</ul></div>`
}

const CURRENT = html` aria-current="page"`
