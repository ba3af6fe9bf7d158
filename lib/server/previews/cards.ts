import { escapeUTF8 } from 'entities'
import { cropText } from '@/lib/shared/format/text'
import type { SharedTags } from './shared-tags'

/** Characters Google shows in a row of results, about. */
const GOOGLE_TITLE = 60
const GOOGLE_DESCRIPTION = 155

type Card = { readonly name: string; readonly html: string }

/** One for each program, as HTML: which words it takes, where it puts the picture, how much it shows. */
export function drawCards(tags: SharedTags, address: URL): readonly Card[] {
  const { tag } = tags
  const title = tag('og:title') || tags.title
  const description = tag('og:description') || tags.description
  const siteName = tag('og:site_name')
  const picture = tag('og:image')
  const forX = { title: tag('twitter:title') || title, picture: tag('twitter:image') || picture }
  const { host } = address
  return [
    {
      name: 'Facebook',
      html:
        showPicture(picture) +
        part('small', host.toUpperCase()) +
        part('title', title) +
        part('line', description),
    },
    {
      name: 'Telegram',
      html: `<div class="bar">${part('accent', siteName || host)}${part('title', title)}${part('text', description)}${showPicture(picture)}</div>`,
    },
    {
      name: 'LinkedIn',
      html: showPicture(picture) + part('title', title) + part('small', host),
    },
    {
      name: 'X',
      html:
        tag('twitter:card') === 'summary_large_image'
          ? `<div class="over">${showPicture(forX.picture)}${part('label', forX.title)}</div>${part('small', `From ${host}`)}`
          : part('title', forX.title) + part('small', host),
    },
    {
      name: 'WhatsApp',
      html:
        showPicture(picture) +
        part('title', title) +
        part('line', description) +
        part('small', host),
    },
    {
      name: 'Slack',
      html: `<div class="bar">${part('small', siteName || host)}${part('accent', title)}${part('text', description)}${showPicture(picture)}</div>`,
    },
    { name: 'Google', html: drawResult(tags, siteName, toListed(tags, address)) },
  ]
}

function drawResult(tags: SharedTags, siteName: string, { host, pathname }: URL): string {
  if (/noindex/.test(tags.robots)) return part('text', 'Not listed: the page says noindex.')
  const trail = [host, ...pathname.split('/').filter(Boolean).map(decodeName)].join(' › ')
  return [
    part('small', siteName),
    part('small', cropText(trail, GOOGLE_TITLE)),
    part('link', cropText(tags.title, GOOGLE_TITLE)),
    part('text', cropText(tags.description, GOOGLE_DESCRIPTION)),
  ].join('')
}

/** Search engines name the page's own address. */
function toListed({ canonical }: SharedTags, address: URL): URL {
  return URL.canParse(canonical) ? new URL(canonical) : address
}

export function decodeName(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // No program shows a name that is not UTF-8 otherwise.
    return part
  }
}

function part(name: string, words: string): string {
  return words === '' ? '' : `<div class="${name}">${escapeUTF8(words)}</div>`
}

/** Its path alone: in development the site may be reached by another name. */
function showPicture(picture: string): string {
  if (!URL.canParse(picture)) return '<div class="none">No picture</div>'
  return `<img src="${escapeUTF8(new URL(picture).pathname)}" alt="" />`
}
