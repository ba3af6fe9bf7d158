import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import type { FormFieldProps } from '@/hooks/forms/use-form'

type Props = FormFieldProps &
  Omit<ComponentProps<'input'>, keyof FormFieldProps | 'className'> & {
    readonly label: string
    readonly hint?: string
  }

export function TextField({ name, id, error, label, hint, ...input }: Props) {
  return (
    <Field id={id} error={error} label={label} {...(hint && { hint })}>
      {(control) => (
        <input type="text" required {...input} {...control} name={name} className="control" />
      )}
    </Field>
  )
}
