import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { fetchProfile, saveProfile } from '@/lib/browser/profile/profile'
import { ProfileForm } from './profile-form'
import { ProfilePhoto } from './profile-photo'

/** Edits the profile (spec §2, spec §3). */
export function EditProfile() {
  return (
    <ProfileForm
      queryKey={queryKeys.profileForm}
      load={fetchProfile}
      above={({ photo }) => <ProfilePhoto photo={photo} />}
      form={{ name: 'edit-profile', send: saveProfile }}
      refusal="Your profile was not saved"
      groups={[
        ['Name', ['firstName', 'lastName']],
        ['About you', ['dateOfBirth', 'genderId']],
        ['Studies and work', ['educationLevelId', 'majorId', 'careerLevelId']],
      ]}
    />
  )
}
