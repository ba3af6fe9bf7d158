import type { FieldKey } from '@/backend/demo/fields/fields'
import type { MajorName } from '@/backend/demo/lookups/majors'

/** Plain text. */
export type TraineeField = {
  readonly titles: readonly string[]
  readonly tasks: readonly string[]
  readonly learns: readonly string[]
  /** Besides those of the field. */
  readonly also?: readonly MajorName[]
}

export type TraineeFields = Readonly<Record<FieldKey, TraineeField>>
