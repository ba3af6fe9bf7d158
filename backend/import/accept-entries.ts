import type { z } from 'zod'
import { toPlainTextLine } from './clean/markup'
import type { ImportCounter } from './import-report'
import type { FeedRecord } from './read/feed-record'

/** Why an entry is not published that somebody refused at the desk; completes the sentence "this entry …". */
export const REFUSED_BY_OPERATOR = 'was refused'

export type AcceptedEntry<Entry> = { readonly entry: Entry; readonly size: number }

export type EntryReader<
  Input extends { reference: string },
  Entry extends { reference: string },
> = {
  readonly toInput: (record: FeedRecord) => Input | Promise<Input>
  readonly schema: z.ZodType<Entry, Input>
  /** An entry the source shows to nobody. */
  readonly isWithheld?: ((record: FeedRecord) => boolean) | undefined
  /** Why a valid entry is not published; null when it is. */
  readonly toHoldReason?: (entry: Entry) => string | null
  /** Called with each valid entry, and as what its format read it. */
  readonly onRead?: (entry: Entry, input: Input) => void
  /** Called with an entry that is held back, and as what its format read it. */
  readonly onHeld?: (entry: Entry, reason: string, input: Input) => Promise<void>
}

/**
 * Yields valid entries. `named` gets every reference the source still has, skipped or not. An invalid record
 * is skipped with its reason; of one reference the first counts, since it may be written already.
 */
export async function* acceptEntries<
  Input extends { reference: string },
  Entry extends { reference: string },
>(
  records: AsyncIterable<FeedRecord>,
  {
    toInput,
    schema,
    isWithheld = () => false,
    toHoldReason = () => null,
    onRead = () => undefined,
    onHeld = async () => undefined,
  }: EntryReader<Input, Entry>,
  tally: ImportCounter,
  named: Set<string>,
): AsyncGenerator<AcceptedEntry<Entry>> {
  const lines = new Map<string, number>()
  for await (const record of records) {
    const input = await toInput(record)
    const reference = toPlainTextLine(input.reference.slice(0, 200)) || null
    const refuse = (reason: string) =>
      tally.skip({ outcome: 'refused', reference, line: record.line, reason })
    if (isWithheld(record)) {
      refuse('is not listed by its source')
      continue
    }
    if (reference !== null) named.add(reference)
    const parsed = schema.safeParse(input)
    if (!parsed.success) {
      refuse(parsed.error.issues.map(({ message }) => message).join('; '))
      continue
    }
    const before = lines.get(parsed.data.reference)
    if (before !== undefined) {
      refuse(`has the reference of the entry on line ${before}`)
      continue
    }
    lines.set(parsed.data.reference, record.line)
    onRead(parsed.data, input)
    const held = toHoldReason(parsed.data)
    if (held !== null) {
      const outcome = held === REFUSED_BY_OPERATOR ? 'refused' : 'held'
      tally.skip({ outcome, reference, line: record.line, reason: held })
      await onHeld(parsed.data, held, input)
      continue
    }
    yield { entry: parsed.data, size: record.size }
  }
}
