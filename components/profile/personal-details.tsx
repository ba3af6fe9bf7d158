import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { fetchPersonalDetail, savePersonalDetail } from '@/lib/browser/profile/profile'
import { personalDetailForm } from '@/lib/browser/profile/profile-fields'
import { formatPhone } from '@/lib/shared/forms/phone-number'
import { ProfileForm } from './profile-form'

/** Edits personal details (spec §2, spec §3); all are optional. */
export function PersonalDetails() {
  return (
    <ProfileForm
      description={personalDetailForm}
      queryKey={queryKeys.personalDetails}
      load={load}
      send={savePersonalDetail}
    />
  )
}

async function load() {
  const detail = await fetchPersonalDetail()
  return { ...detail, phoneNumber: formatPhone(detail.phoneNumber ?? '') }
}
