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
import { fetchProfile, saveProfile } from '@/lib/browser/profile/profile'
import { loadProfileChoices, type ProfileChoices } from '@/lib/browser/profile/profile-choices'
import type { User } from '@/lib/contract/account/user'
import { ProfilePhoto } from './profile-photo'

const fields = ['genderId', 'educationLevelId', 'majorId', 'careerLevelId'] as const

async function read() {
  const [user, choices] = await Promise.all([fetchProfile(), loadProfileChoices(fields)])
  return { user, choices }
}

export function EditProfile() {
  const query = useQuery({ queryKey: queryKeys.profileForm, queryFn: read }, getQueryClient())
  return (
    <QueryResult query={query}>
      {(loaded) => (
        <div className="space-y-5">
          <ProfilePhoto photo={loaded.user.photo} />
          <EditForm {...loaded} />
        </div>
      )}
    </QueryResult>
  )
}

type Props = { readonly user: User; readonly choices: ProfileChoices<(typeof fields)[number]> }

function EditForm({ user, choices }: Props) {
  const form = useForm({ name: 'edit-profile', send: saveProfile })
  return (
    <Form form={form} refusal="Your profile was not saved">
      <FieldGroup title="Name">
        <TextField
          {...form.field('firstName')}
          label="First name"
          autoComplete="given-name"
          defaultValue={user.firstName}
        />
        <TextField
          {...form.field('lastName')}
          label="Last name"
          autoComplete="family-name"
          defaultValue={user.lastName}
        />
      </FieldGroup>
      <FieldGroup title="About you">
        <BirthDateField {...form.field('dateOfBirth')} stated={user.dateOfBirth} />
        <SelectField
          {...form.field('genderId')}
          label="Gender"
          options={choices.genderId}
          chosen={user.gender}
        />
      </FieldGroup>
      <FieldGroup title="Studies and work">
        <SelectField
          {...form.field('educationLevelId')}
          label="Education level"
          options={choices.educationLevelId}
          chosen={user.educationLevel}
        />
        <SelectField
          {...form.field('majorId')}
          label="Major"
          options={choices.majorId}
          chosen={user.major}
        />
        <SelectField
          {...form.field('careerLevelId')}
          label="Career level"
          options={choices.careerLevelId}
          chosen={user.careerLevel}
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
