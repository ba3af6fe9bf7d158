import { Field } from '@/components/ui/field'
import type { FormFieldProps } from '@/hooks/forms/use-form'
import type { LookupItem, Named } from '@/lib/contract/common'
import { formatBothNames } from '@/lib/shared/format/languages'

type Props = FormFieldProps & {
  readonly label: string
  readonly hint?: string
  readonly options: readonly (Named | LookupItem)[]
  readonly chosen: Pick<Named, 'id'> | null
}

export function SelectField({ name, id, error, label, hint, options, chosen }: Props) {
  return (
    <Field id={id} error={error} label={label} {...(hint && { hint })}>
      {(control) => (
        <select {...control} name={name} defaultValue={chosen?.id ?? ''} className="control">
          <option value="">Not stated</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {formatBothNames(option)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
