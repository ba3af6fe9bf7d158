import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { fetchPersonalDetail, savePersonalDetail } from '@/lib/browser/profile/profile'
import { findDetailProblems } from '@/lib/browser/profile/profile-problems'
import { formatPhone } from '@/lib/shared/forms/phone-number'
import { ProfileForm } from './profile-form'

/** Edits personal details (spec §2, spec §3); all are optional. */
export function PersonalDetails() {
  return (
    <ProfileForm
      queryKey={queryKeys.personalDetails}
      load={load}
      form={{ name: 'personal-details', send: savePersonalDetail, check: findDetailProblems }}
      refusal="Your personal details were not saved"
      groups={[
        ['Contact', ['phoneNumber', 'locationId']],
        ['About you', ['dateOfBirth', 'nationality', 'genderId', 'maritalId']],
        ['Studies', ['majorId']],
      ]}
    />
  )
}

async function load() {
  const detail = await fetchPersonalDetail()
  return { ...detail, phoneNumber: formatPhone(detail.phoneNumber ?? '') }
}
