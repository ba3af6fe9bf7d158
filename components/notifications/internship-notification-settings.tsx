import { settingSources } from '@/lib/browser/notifications/setting-sources'
import { formatCount } from '@/lib/shared/format/count'
import { EmailSettings } from './email-settings'
import { SettingGroup } from './setting-group'

const { internshipMajors: majors, internshipSalaries: salaries } = settingSources

const countInternships = (count: number) => formatCount(count, 'internship', 'internships')

export function InternshipNotificationSettings() {
  return (
    <>
      <SettingGroup title="By major" source={majors} sought="a major" counted={countInternships} />
      <SettingGroup
        title="By pay"
        source={salaries}
        sought="a pay band"
        counted={countInternships}
      />
      <EmailSettings />
    </>
  )
}
