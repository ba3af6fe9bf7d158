import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { fetchProfile, saveProfile } from '@/lib/browser/profile/profile'
import { profileForm } from '@/lib/browser/profile/profile-fields'
import { ProfileForm } from './profile-form'
import { ProfilePhoto } from './profile-photo'

/** Edits the profile (spec §2, spec §3). */
export function EditProfile() {
  return (
    <ProfileForm
      description={profileForm}
      queryKey={queryKeys.profileForm}
      load={fetchProfile}
      above={({ photo }) => <ProfilePhoto photo={photo} />}
      send={saveProfile}
    />
  )
}
