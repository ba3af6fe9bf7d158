import { toScholarshipSource } from '@/lib/browser/account/notification-settings'
import { formatCount } from '@/lib/shared/format/count'
import { MailSettings } from './mail-settings'
import { SettingGroup } from './setting-group'

const full = toScholarshipSource('scholarship-full', 'full')
const partial = toScholarshipSource('scholarship-partial', 'partial')

const countScholarships = (count: number) => formatCount(count, 'scholarship', 'scholarships')

export function ScholarshipNotification() {
  return (
    <>
      <SettingGroup
        title="Fully funded scholarships"
        source={full}
        sought="a field"
        counted={countScholarships}
      />
      <SettingGroup
        title="Partly funded scholarships"
        source={partial}
        sought="a field"
        counted={countScholarships}
      />
      <MailSettings />
    </>
  )
}
