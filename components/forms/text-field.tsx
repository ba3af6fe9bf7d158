import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import type { AccountFormField } from '@/hooks/forms/use-account-form'

type Props = AccountFormField &
  Omit<ComponentProps<'input'>, keyof AccountFormField | 'className'> & {
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
