import type { ClassifiedVacancy } from './classify-vacancy'
import { toMessageExcerpt } from './clean/entry-fields'
import { toJobTypeName } from './clean/job-type'
import { isAbroad, toPlaceLines } from './clean/place'
import type { VacancyInput } from './imported-vacancy'

/** How often a field of a feed's entries was read, stated but not understood, and not stated. */
export type FieldQuality = {
  readonly field: string
  readonly read: number
  readonly unread: number
  readonly notStated: number
  /** The first three that were not understood. */
  readonly examples: readonly { readonly reference: string; readonly value: string }[]
}

/** `read`, `not stated`, or what is stated and was not understood. */
type Outcome = 'read' | 'not stated' | { readonly unread: string }

type Entry = {
  readonly vacancy: ClassifiedVacancy
  readonly input: VacancyInput
  /** Whether a province of it was found. */
  readonly isLocated: boolean
}

/** Fields in the order in which they are printed. */
const FIELDS: Readonly<Record<string, (entry: Entry) => Outcome>> = {
  place: ({ vacancy }) => (vacancy.places.length > 0 ? 'read' : 'not stated'),
  province: ({ vacancy, isLocated }) =>
    toOutcome(isLocated, toPlaceLines(vacancy.places.filter((place) => !isAbroad(place)))),
  type: ({ vacancy: { typeWords, classification } }) =>
    toOutcome(
      toJobTypeName(typeWords) !== null || classification.isInternship.value,
      typeWords.filter((word) => word.trim() !== '').join(', '),
    ),
  pay: ({ vacancy, input: { pay } }) =>
    toOutcome(
      vacancy.pay !== null,
      vacancy.payText !== null
        ? [pay.text ?? '', pay.min, pay.max, pay.currency, pay.period].filter(Boolean).join(' ')
        : '',
    ),
  category: ({ vacancy }) =>
    toOutcome(vacancy.classification.category.value !== null, vacancy.words.category.join(', ')),
  level: ({ vacancy }) =>
    toOutcome(vacancy.classification.level.value !== null, vacancy.words.seniority.join(', ')),
  qualification: ({ vacancy }) =>
    toOutcome(
      vacancy.classification.qualification.value !== null,
      vacancy.words.education.join(', '),
    ),
  'posting date': ({ vacancy, input }) => toOutcome(vacancy.postedAt !== null, input.postedAt),
  'closing date': ({ vacancy }) =>
    toOutcome(vacancy.closingDate !== null, vacancy.unreadClosingDate ?? ''),
  'address to apply at': ({ vacancy, input }) =>
    toOutcome(vacancy.url !== null || vacancy.applyEmail !== null, input.url),
}

function toOutcome(isRead: boolean, stated: string): Outcome {
  if (isRead) return 'read'
  return stated.trim() === '' ? 'not stated' : { unread: toMessageExcerpt(stated) }
}

const MAX_EXAMPLES = 3

/** Counts the outcome of each field while a feed is read; its memory does not grow with the feed. */
export class FieldCounter {
  private readonly counts = Object.entries(FIELDS).map(([field, toFieldOutcome]) => ({
    field,
    toFieldOutcome,
    read: 0,
    unread: 0,
    notStated: 0,
    examples: [] as { reference: string; value: string }[],
  }))
  private entries = 0

  note(entry: Entry): void {
    this.entries += 1
    for (const count of this.counts) {
      const outcome = count.toFieldOutcome(entry)
      if (outcome === 'read') count.read += 1
      else if (outcome === 'not stated') count.notStated += 1
      else {
        count.unread += 1
        const { reference } = entry.vacancy
        if (count.examples.length < MAX_EXAMPLES)
          count.examples.push({ reference, value: outcome.unread })
      }
    }
  }

  /** Lists the fields; empty for a feed without vacancies. */
  toList(): readonly FieldQuality[] {
    if (this.entries === 0) return []
    return this.counts.map(({ toFieldOutcome: _, ...count }) => count)
  }
}

/** Prints a line for each field: `pay  21/29, 3 not understood ("$5 an hour" of 17), 5 not stated`. */
export function printQuality(fields: readonly FieldQuality[]): readonly string[] {
  return fields.map(({ field, read, unread, notStated, examples }) => {
    const values = examples.map(({ reference, value }) => `"${value}" of ${reference}`)
    const more = unread > examples.length ? ['…'] : []
    return [
      `  ${field.padEnd(20)} ${read}/${read + unread + notStated}`,
      ...(unread === 0 ? [] : [`${unread} not understood (${[...values, ...more].join('; ')})`]),
      ...(notStated === 0 ? [] : [`${notStated} not stated`]),
    ].join(', ')
  })
}
