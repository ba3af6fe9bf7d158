import type { FieldKey } from '@/backend/demo/fields/fields'
import type { MajorName } from '@/backend/demo/lookups/majors'

/** What interns of one field do and learn; plain text. */
export type TraineeField = {
  readonly titles: readonly string[]
  readonly tasks: readonly string[]
  readonly learns: readonly string[]
  /** Majors that are welcome besides those of the field. */
  readonly also?: readonly MajorName[]
}

export type TraineeFields = Readonly<Record<FieldKey, TraineeField>>
