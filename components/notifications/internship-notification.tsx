import { settingSources } from '@/lib/browser/account/setting-sources'
import { formatCount } from '@/lib/shared/format/count'
import { MailSettings } from './mail-settings'
import { SettingGroup } from './setting-group'

const { internshipMajors: majors, internshipSalaries: salaries } = settingSources

const countInternships = (count: number) => formatCount(count, 'internship', 'internships')

export function InternshipNotification() {
  return (
    <>
      <SettingGroup title="By major" source={majors} sought="a major" counted={countInternships} />
      <SettingGroup
        title="By pay"
        source={salaries}
        sought="a pay band"
        counted={countInternships}
      />
      <MailSettings />
    </>
  )
}
