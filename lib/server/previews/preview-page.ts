import { readFile } from 'node:fs/promises'
import { escapeUTF8 } from 'entities'
import { cropText } from '@/lib/shared/format/text'
import { SHARE_DESCRIPTION_LENGTH } from '@/lib/shared/limits'
import { decodeName, drawCards } from './cards'
import { readSharedTags } from './shared-tags'

export type OwnPage = {
  readonly status: number
  readonly html: string
  readonly address: URL
}

/** Programs have a typeface for Khmer; the machine of whoever develops may have none. */
const KHMER = 'styles/fonts/drawn/kantumruy-pro-regular.ttf'

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.4 system-ui, Khmer, sans-serif; }
  body { max-width: 72rem; margin: 0 auto; padding: 1rem; }
  form { display: flex; flex-wrap: wrap; gap: .5rem; }
  input { flex: 1 1 16rem; min-height: 2.75rem; padding: 0 .5rem; font: inherit; }
  button { min-height: 2.75rem; padding: 0 1rem; font: inherit; }
  main { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); align-items: start; }
  .card { border: 1px solid light-dark(#d5d5d5, #4a4a4a); border-radius: 8px; overflow: hidden; padding: .75rem; }
  .card > * { margin-block: .25rem; }
  .card img { display: block; width: 100%; aspect-ratio: 1.91; object-fit: cover; border-radius: 4px; }
  .title { font-weight: 600; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
  .line { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .small { font-size: .8rem; opacity: .75; overflow-wrap: anywhere; }
  .accent { font-weight: 600; color: light-dark(#0a66c2, #7db7f0); }
  .link { font-size: 1.2rem; color: light-dark(#1a0dab, #99b3ff); }
  .bar { border-inline-start: 3px solid light-dark(#0a66c2, #7db7f0); padding-inline-start: .6rem; }
  .over { position: relative; }
  .label { position: absolute; inset: auto .5rem .5rem .5rem; width: fit-content; max-width: calc(100% - 1rem); box-sizing: border-box; padding: 0 .4rem; border-radius: 4px;
    background: #000c; color: #fff; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .none { padding: 2rem 0; text-align: center; border: 1px dashed; }
  dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem; overflow-wrap: anywhere; }
  dt { opacity: .75; } dd { margin: 0; }
  .wrong { color: light-dark(#a40000, #ff9d9d); font-weight: 600; }`

/** The form, and what each program shows of the page that was read; null before one was asked for. */
export async function drawPreviewPage(
  given: string,
  page: OwnPage | string | null,
): Promise<string> {
  const khmer = await readFile(KHMER, 'base64')
  const body = typeof page === 'string' ? wrong(page) : page === null ? '' : drawPage(page)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width" /><meta name="robots" content="noindex" />
<title>Previews of a link</title><style>@font-face { font-family: Khmer; src: url(data:font/ttf;base64,${khmer}); unicode-range: U+1780-17FF, U+19E0-19FF; }${STYLE}</style></head><body>
<h1>Previews of a link</h1>
<form action="/dev/preview"><input name="url" aria-label="Address of this site" placeholder="/jobs/1" value="${escapeUTF8(given)}" />
<button>Show</button></form>${body}</body></html>`
}

function drawPage({ status, html, address }: OwnPage): string {
  const tags = readSharedTags(html)
  const cards = drawCards(tags, address).map(
    ({ name, html: card }) => `<section><h2>${name}</h2><div class="card">${card}</div></section>`,
  )
  const said = [
    ['Status', String(status)],
    ['Address', address.href],
    ['Canonical', tags.canonical],
    ['Robots', tags.robots],
    ...['og:type', 'og:url', 'og:image', 'og:image:alt', 'twitter:card'].map((name) => [
      name,
      tags.tag(name),
    ]),
  ]
  const rows = said.map(
    ([name = '', value = '']) =>
      `<dt>${name}</dt><dd>${escapeUTF8(decodeName(value) || 'none')}</dd>`,
  )
  const description = tags.tag('og:description')
  const isLong = cropText(description, SHARE_DESCRIPTION_LENGTH) !== description
  return `<dl>${rows.join('')}</dl>
${isLong ? wrong(`The description has more than ${SHARE_DESCRIPTION_LENGTH} characters.`) : ''}
<main>${cards.join('')}</main>`
}

function wrong(words: string): string {
  return `<p class="wrong">${escapeUTF8(words)}</p>`
}
