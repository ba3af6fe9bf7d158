import type { AccountFormField } from '@/hooks/forms/use-account-form'
import { TextField } from './text-field'

type Props = AccountFormField & {
  /** `YYYY-MM-DD`, or null. */
  readonly stated: string | null
}

/** The day somebody was born; it may stay empty. */
export function BirthField({ stated, ...field }: Props) {
  return (
    <TextField
      {...field}
      label="Date of birth"
      type="date"
      min="1900-01-01"
      required={false}
      autoComplete="bday"
      defaultValue={stated ?? ''}
    />
  )
}
