import type { AccountFormField } from '@/hooks/forms/use-account-form'
import { TextField } from './text-field'

type Props = AccountFormField & {
  readonly stated: string | null
}

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
