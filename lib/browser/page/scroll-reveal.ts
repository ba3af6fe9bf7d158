/** Pixels scrolled before the header hides or shows again (spec §9). */
const THRESHOLD_PX = 5

/** Where the page was scrolled to when the header last decided, in px, and what it decided. */
export type Reveal = { readonly at: number; readonly isHidden: boolean }

/**
 * The header hides on scrolling down and shows on scrolling up, but only after 5 px, so that a
 * trembling thumb moves nothing (spec §9). At the top of the page it always shows.
 *
 * @param y scroll position in px; iOS gives negative ones while it bounces
 * @param headerHeight in px: the header never hides before it has left the screen anyway
 */
export function nextReveal(last: Reveal, y: number, headerHeight: number): Reveal {
  if (y <= headerHeight) return { at: Math.max(y, 0), isHidden: false }
  if (Math.abs(y - last.at) < THRESHOLD_PX) return last
  return { at: y, isHidden: y > last.at }
}
