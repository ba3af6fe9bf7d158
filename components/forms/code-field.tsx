import type { FormFieldProps } from '@/hooks/forms/use-form'
import { TextField } from './text-field'

type Props = FormFieldProps & { readonly label: string; readonly hint?: string }

/** Takes a one-time code in a single input, so that phones can fill it in from the message. */
export function CodeField(props: Props) {
  return (
    <TextField
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      spellCheck={false}
    />
  )
}
