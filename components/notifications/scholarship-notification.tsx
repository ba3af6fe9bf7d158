import { toScholarshipSource } from '@/lib/browser/account/notification-settings'
import { DigestMail } from './digest-mail'
import { SettingGroup } from './setting-group'

const full = toScholarshipSource('scholarship-full', 'full')
const partial = toScholarshipSource('scholarship-partial', 'partial')

export function ScholarshipNotification() {
  return (
    <>
      <SettingGroup title="Scholarships that pay everything" source={full} sought="a field" />
      <SettingGroup title="Scholarships that pay a part" source={partial} sought="a field" />
      <DigestMail />
    </>
  )
}
