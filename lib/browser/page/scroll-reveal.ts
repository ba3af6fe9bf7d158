/** spec §9 */
const THRESHOLD_PX = 5

/** `at` is the scroll position in px of the last decision. */
export type Reveal = { readonly at: number; readonly isHidden: boolean }

/** In px. Moves only after 5, for a trembling thumb (spec §9); iOS bounces to a negative `y`. */
export function nextReveal(last: Reveal, y: number, headerHeight: number): Reveal {
  if (y <= headerHeight) return { at: Math.max(y, 0), isHidden: false }
  if (Math.abs(y - last.at) < THRESHOLD_PX) return last
  return { at: y, isHidden: y > last.at }
}
