/** spec §9 */
const THRESHOLD_PX = 5

/** `at` is the scroll position of the last change in px. */
export type Reveal = { readonly at: number; readonly isHidden: boolean }

/**
 * Decides whether the header is hidden. Positions are in px; moves below 5 px are ignored (spec §9), and iOS
 * bounces to a negative `y`.
 */
export function nextReveal(last: Reveal, y: number, headerHeight: number): Reveal {
  if (y <= headerHeight) return { at: Math.max(y, 0), isHidden: false }
  if (Math.abs(y - last.at) < THRESHOLD_PX) return last
  return { at: y, isHidden: y > last.at }
}
