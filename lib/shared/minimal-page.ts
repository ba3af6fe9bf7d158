import { DEMO_WORDS } from './is-public-site'
import { routes } from './routes'

/** Colours and sizes of look §2, as far as a page without the stylesheet needs them. */
export const MINIMAL_STYLE = [
  ':root{color-scheme:light dark;--paper:#fff;--ink:#1a1a1a;--soft:#5a564f;--line:#e4dfd7;--link:#a85507}',
  '@media(prefers-color-scheme:dark){:root{--paper:#141312;--ink:#f3efe9;--soft:#b8b1a7;--line:#37332f;--link:#ffb066}}',
  '*{box-sizing:border-box;margin:0}',
  'body{background:var(--paper);color:var(--ink);font:1rem/1.5 "Kantumruy Pro",system-ui,sans-serif}',
  'header,footer{padding:.5rem 1rem;border:0 solid var(--line)}',
  'header{border-bottom-width:1px}footer{border-top-width:1px;color:var(--soft);font-size:.875rem}',
  'main{max-width:42rem;margin:0 auto;padding:3rem 1rem;overflow-wrap:anywhere}',
  'a{color:var(--link);display:inline-flex;align-items:center;min-height:2.75rem;margin-right:1.5rem}',
  'header a{color:inherit;gap:.5rem;font-size:1.3125rem;font-weight:650;text-decoration:none}',
  'h1{font-size:1.75rem;line-height:1.25;text-wrap:balance}',
  'main>*+*{margin-top:1rem}dt{margin-top:.75rem;color:var(--soft);font-size:.875rem}',
  'button{min-height:2.75rem;padding:.5rem 1rem;border:1px solid #f48b24;border-radius:4px;background:#f48b24;color:#1a1a1a;font:inherit;font-weight:500;cursor:pointer}',
  ':focus-visible{outline:3px solid var(--ink);outline-offset:2px}',
].join('')

/** The hash of MINIMAL_STYLE for the Content Security Policy; a test recomputes it. */
export const MINIMAL_STYLE_SOURCE = "'sha256-FVju21fCRX5fwu3AEmHbo9wugJO11S6oQUd0b0co4x4='"

const MARK =
  '<svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true"><path d="M3.5 6.5h25L16 27.5zM9.75 17h12.5L16 6.5z" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/><circle cx="16" cy="27" r="3.5" fill="#f48b24"/></svg>'

const WAYS = [
  ['Home', routes.home],
  ['Newest jobs', routes.jobs],
  ['Help centre', routes.helpCenter],
  ['Contact us', routes.contactUs],
]
  .map(([words, href]) => `<a href="${href}">${words}</a>`)
  .join('')

/** Parts of a page as HTML: text from others has to be escaped. */
type Page = {
  readonly siteName: string
  readonly title: string
  readonly main: string
  /** Marks the page as one of a demo (ALLOW_DEMO). */
  readonly isDemo: boolean
}

/** Renders a complete page in the site's look without scripts, files or Next. */
export function toMinimalPage({ siteName, title, main, isDemo }: Page): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${title} | ${siteName}</title><style>${MINIMAL_STYLE}</style></head><body>` +
    `<header><a href="${routes.home}">${MARK}${siteName}</a></header>` +
    `<main><h1>${title}</h1>${main}${isDemo ? `<p>${DEMO_WORDS}</p>` : ''}</main>` +
    `<footer><nav aria-label="Further">${WAYS}</nav></footer></body></html>`
  )
}
