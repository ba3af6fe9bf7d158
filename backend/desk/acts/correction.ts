import {
  type CorrectedArea,
  changeCorrections,
  readCorrections,
} from '@/backend/areas/listing/corrections'
import type { Transaction } from '@/backend/db/connect'

/** Values by the draft's keys, and keys whose source states the value again. */
export type Changes = {
  readonly set: Readonly<Record<string, unknown>>
  readonly reset: readonly string[]
}

type Item = { readonly area: CorrectedArea; readonly id: number }

export type Correction = {
  readonly fields: readonly string[]
  /** Returns the draft with the changes; the writer of the item calls it once. */
  readonly apply: <Draft extends object>(draft: Draft) => Promise<Draft>
  /** The changed fields as they were and as they are, once `apply` was called. */
  readonly changedValues: { before: object; after: object }
  /** The changes that take these back. */
  readonly undo: Changes
}

/** Prepares a correction of an item, which its writer applies (decision 079). */
export async function prepareCorrection(
  tx: Transaction,
  item: Item,
  { set, reset }: Changes,
  now: Date,
): Promise<Correction> {
  const earlier = (await readCorrections(tx, item.area, [item.id])).get(item.id) ?? {}
  const changes = { ...set, ...Object.fromEntries(reset.map((field) => [field, undefined])) }
  const fields = Object.keys(changes)
  const pick = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)))
  const changedValues = { before: {}, after: {} }
  return {
    fields,
    changedValues,
    async apply(draft) {
      const after = await changeCorrections(tx, item, changes, { current: draft, now })
      changedValues.before = pick(draft)
      changedValues.after = pick(after)
      return after
    },
    undo: { set: pick(earlier), reset: fields.filter((field) => !(field in earlier)) },
  }
}
