import type { FormFieldProps } from '@/hooks/forms/use-form'
import { TextField } from './text-field'

type Props = FormFieldProps & {
  readonly stated: string | null
}

export function BirthDateField({ stated, ...field }: Props) {
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
