import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FieldGroup } from '@/components/forms/field-group'
import { Form } from '@/components/forms/form'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { QueryResult } from '@/components/ui/query-result'
import { useForm } from '@/hooks/forms/use-form'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import type { FormHandlers } from '@/lib/browser/forms/submit-form'
import { loadProfileChoices, type ProfileChoices } from '@/lib/browser/profile/profile-choices'
import {
  type ChoiceField,
  choiceFields,
  isChoiceField,
  listFields,
  type ProfileFormDescription,
  textFields,
} from '@/lib/browser/profile/profile-fields'
import { findProfileProblems } from '@/lib/browser/profile/profile-problems'
import type { User } from '@/lib/contract/account/user'
import type { PersonalDetail } from '@/lib/contract/profile/personal-detail'
import { toRecord } from '@/lib/shared/to-record'

type DescribedForm = Pick<FormHandlers, 'send'> & {
  readonly description: ProfileFormDescription
}

type Props<Stated> = DescribedForm & {
  readonly queryKey: readonly string[]
  readonly load: () => Promise<Stated>
  /** Renders what stands above the form. */
  readonly above?: (stated: Stated) => ReactNode
}

/** Renders a form of profile fields, in groups, with what is stated. */
export function ProfileForm<Stated extends User | PersonalDetail>({
  queryKey,
  load,
  above,
  ...form
}: Props<Stated>) {
  const queryFn = async () => {
    const [stated, choices] = await Promise.all([
      load(),
      loadProfileChoices(listFields(form.description).filter(isChoiceField)),
    ])
    return { stated, choices }
  }
  const query = useQuery({ queryKey, queryFn }, getQueryClient())
  return (
    <QueryResult query={query}>
      {({ stated, choices }) => (
        <div className="space-y-5">
          {above?.(stated)}
          <Fields {...form} stated={toRecord(stated)} choices={choices} />
        </div>
      )}
    </QueryResult>
  )
}

type FieldsProps = DescribedForm & {
  readonly stated: Readonly<Record<string, unknown>>
  readonly choices: ProfileChoices<ChoiceField>
}

function Fields({ description, stated, choices, send }: FieldsProps) {
  const { name, groups, refusal } = description
  const form = useForm({ name, send, check: findProfileProblems })
  return (
    <Form form={form} refusal={refusal}>
      {groups.map(([title, fields]) => (
        <FieldGroup key={title} title={title}>
          {fields.map((field) =>
            isChoiceField(field) ? (
              <SelectField
                key={field}
                {...form.field(field)}
                label={choiceFields[field].label}
                options={choices[field]}
                // What is stated has the name of its field without `Id`.
                chosen={findChosen(stated[field.slice(0, -2)])}
              />
            ) : (
              <TextField
                key={field}
                {...form.field(field)}
                {...textFields[field]}
                defaultValue={String(stated[field] ?? '')}
              />
            ),
          )}
        </FieldGroup>
      ))}
      <div className="border-t border-line pt-5">
        <SubmitButton isBusy={form.isBusy} busy="Saving…">
          Save
        </SubmitButton>
      </div>
    </Form>
  )
}

function findChosen(stated: unknown): { readonly id: number } | null {
  const { id } = toRecord(stated)
  return typeof id === 'number' ? { id } : null
}
