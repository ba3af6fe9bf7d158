import { cropText } from './format/text'
import { SHARE_DESCRIPTION_LENGTH } from './limits'

export type ShareLink = { readonly name: string; readonly href: string }

/** Builds links to share a page. `url` is absolute; `title` is cut at 100 characters (spec §9). */
export function listShareLinks(url: string, title: string): ShareLink[] {
  const text = cropText(title, SHARE_DESCRIPTION_LENGTH)
  return [
    { name: 'Telegram', href: withQuery('https://t.me/share/url', { url, text }) },
    { name: 'Facebook', href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    {
      name: 'LinkedIn',
      href: withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
    },
  ]
}

// Encodes spaces as %20, because Telegram shows plus signs.
function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${address}?${pairs.join('&')}`
}
