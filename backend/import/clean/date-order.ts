import { type DateOrder, showOrder, toWesternDigits } from './moment-parts'
import { toEntryText } from './plain-text'

/** The order of a feed's dates, or why there is none; completes the sentence "the feed …". */
export type FoundOrder = DateOrder | { readonly unclear: string }

const NUMBERS = /^\s*(\d{1,2})([/-])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/

/** Whether a date is of numbers of which either may be the day: `05/06/2026`. */
export function isAmbiguous(text: string): boolean {
  const [, first = '', , second = ''] = NUMBERS.exec(toWesternDigits(text)) ?? []
  return first !== '' && Number(first) !== Number(second) && showOrder(first, second) === null
}

/** Collects which order the dates of a feed show: 31 can only be a day. */
export class DateOrderEvidence {
  private readonly examples = new Map<DateOrder, string>()

  note(text: string): void {
    const [, first = '', , second = ''] = NUMBERS.exec(toWesternDigits(text)) ?? []
    const order = first === '' ? null : showOrder(first, second)
    if (order === null || this.examples.has(order)) return
    this.examples.set(order, toEntryText(text.slice(0, 40)))
  }

  /** Returns the order of all dates. It is unclear where they show both orders or none. */
  toOrder(): FoundOrder {
    const [dmy, mdy] = [this.examples.get('dmy'), this.examples.get('mdy')]
    if (dmy !== undefined && mdy !== undefined)
      return { unclear: `has the day first in "${dmy}" and the month first in "${mdy}"` }
    if (dmy !== undefined) return 'dmy'
    return mdy === undefined ? { unclear: 'has no date that shows which it is' } : 'mdy'
  }
}
