import { toMajorSource, toSalarySource } from '@/lib/browser/account/notification-settings'
import {
  internshipMajorSettingEndpoints,
  internshipSalarySettingEndpoints,
} from '@/lib/contract/notifications/internship-notification-setting'
import { formatCount } from '@/lib/shared/format/count'
import { MailSettings } from './mail-settings'
import { SettingGroup } from './setting-group'

const majors = toMajorSource('internship-major', internshipMajorSettingEndpoints)
const salaries = toSalarySource('internship-salary', internshipSalarySettingEndpoints)

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
