import { settingSources } from '@/lib/browser/notifications/setting-sources'
import { formatCount } from '@/lib/shared/format/count'
import { EmailSettings } from './email-settings'
import { SettingGroup } from './setting-group'

const { fullScholarships: full, partialScholarships: partial } = settingSources

const countScholarships = (count: number) => formatCount(count, 'scholarship', 'scholarships')

export function ScholarshipNotificationSettings() {
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
      <EmailSettings />
    </>
  )
}
