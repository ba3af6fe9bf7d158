export type MailPlace = {
  readonly address: string
  readonly place: Element
}

const LINKS = '.prose a[href^="mailto:"]'

/** Behind the first link of a text to each address; what was made there before is found again. */
export function listMailPlaces(): readonly MailPlace[] {
  const places = new Map<string, MailPlace>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const [written = ''] = link.href.slice('mailto:'.length).split('?')
    const address = decode(written)
    if (address !== '' && !places.has(address)) {
      places.set(address, { address, place: findPlace(link) })
    }
  }
  return [...places.values()]
}

function findPlace(link: Element): Element {
  const next = link.nextElementSibling
  if (next?.matches('.copy-address')) return next
  const place = document.createElement('span')
  place.className = 'copy-address print:hidden'
  link.after(place)
  return place
}

/** What an employer wrote may be no percent encoding. */
function decode(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
