export type EmailCopySlot = {
  readonly address: string
  readonly slot: Element
  readonly within: Element
}

const LINKS = '.prose a[href^="mailto:"], a.foot-link[href^="mailto:"]'

/** Returns a slot after the first link to each e-mail address in a text, creating missing ones. */
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

/** Text of employers may be no valid percent encoding. */
function decode(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
