import { useQuery } from '@tanstack/react-query'
import { BirthDateField } from '@/components/forms/birth-date-field'
import { FieldGroup } from '@/components/forms/field-group'
import { Form } from '@/components/forms/form'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { QueryResult } from '@/components/ui/query-result'
import { useForm } from '@/hooks/forms/use-form'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { fetchPersonalDetail, savePersonalDetail } from '@/lib/browser/profile/profile'
import { loadProfileChoices, type ProfileChoices } from '@/lib/browser/profile/profile-choices'
import { findDetailProblems } from '@/lib/browser/profile/profile-problems'
import type { PersonalDetail } from '@/lib/contract/profile/personal-detail'
import { formatPhone } from '@/lib/shared/forms/phone-number'

const fields = ['majorId', 'genderId', 'maritalId', 'locationId'] as const

async function read() {
  const [detail, choices] = await Promise.all([fetchPersonalDetail(), loadProfileChoices(fields)])
  return { detail, choices }
}

/** Edits personal details (spec §2, spec §3); all are optional. */
export function PersonalDetails() {
  const query = useQuery({ queryKey: queryKeys.personalDetails, queryFn: read }, getQueryClient())
  return <QueryResult query={query}>{(loaded) => <DetailForm {...loaded} />}</QueryResult>
}

type Props = {
  readonly detail: PersonalDetail
  readonly choices: ProfileChoices<(typeof fields)[number]>
}

function DetailForm({ detail, choices }: Props) {
  const form = useForm({
    name: 'personal-details',
    send: savePersonalDetail,
    check: findDetailProblems,
  })
  return (
    <Form form={form} refusal="Your personal details were not saved">
      <FieldGroup title="Contact">
        <TextField
          {...form.field('phoneNumber')}
          label="Phone number"
          hint="So that employers can reach you, for example 012 345 678."
          type="tel"
          required={false}
          autoComplete="tel"
          defaultValue={formatPhone(detail.phoneNumber ?? '')}
        />
        <SelectField
          {...form.field('locationId')}
          label="Where you live"
          options={choices.locationId}
          chosen={detail.location}
        />
      </FieldGroup>
      <FieldGroup title="About you">
        <BirthDateField {...form.field('dateOfBirth')} stated={detail.dateOfBirth} />
        <TextField
          {...form.field('nationality')}
          label="Nationality"
          required={false}
          defaultValue={detail.nationality ?? ''}
        />
        <SelectField
          {...form.field('genderId')}
          label="Gender"
          options={choices.genderId}
          chosen={detail.gender}
        />
        <SelectField
          {...form.field('maritalId')}
          label="Marital status"
          options={choices.maritalId}
          chosen={detail.marital}
        />
      </FieldGroup>
      <FieldGroup title="Studies">
        <SelectField
          {...form.field('majorId')}
          label="Major"
          options={choices.majorId}
          chosen={detail.major}
        />
      </FieldGroup>
      <div className="border-t border-line pt-5">
        <SubmitButton isBusy={form.isBusy} busy="Saving…">
          Save
        </SubmitButton>
      </div>
    </Form>
  )
}
