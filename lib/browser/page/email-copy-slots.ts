export type EmailCopySlot = {
  readonly address: string
  readonly slot: Element
  readonly within: Element
}

const LINKS = '.prose a[href^="mailto:"], a.foot-link[href^="mailto:"]'

/** Behind the first link of a text to each address; what was made there before is found again. */
export function createEmailCopySlots(): readonly EmailCopySlot[] {
  const places: EmailCopySlot[] = []
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const [written = ''] = link.href.slice('mailto:'.length).split('?')
    const address = decode(written)
    const within = link.closest('.prose') ?? link
    const isThere = places.some((each) => each.address === address && each.within === within)
    if (address !== '' && !isThere) places.push({ address, slot: findOrCreateSlot(link), within })
  }
  return places
}

function findOrCreateSlot(link: Element): Element {
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
