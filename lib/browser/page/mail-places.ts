export type MailPlace = {
  readonly address: string
  readonly place: Element
  readonly within: Element
}

const LINKS = '.prose a[href^="mailto:"], a.foot-link[href^="mailto:"]'

/** Behind the first link of a text to each address; what was made there before is found again. */
export function listMailPlaces(): readonly MailPlace[] {
  const places: MailPlace[] = []
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const [written = ''] = link.href.slice('mailto:'.length).split('?')
    const address = decode(written)
    const within = link.closest('.prose') ?? link
    const isThere = places.some((each) => each.address === address && each.within === within)
    if (address !== '' && !isThere) places.push({ address, place: findPlace(link), within })
  }
  return places
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
