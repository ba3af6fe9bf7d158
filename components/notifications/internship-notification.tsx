import { toMajorSource, toSalarySource } from '@/lib/browser/account/notification-settings'
import {
  internshipMajorSettingEndpoints,
  internshipSalarySettingEndpoints,
} from '@/lib/contract/notifications/internship-notification-setting'
import { DigestMail } from './digest-mail'
import { SettingGroup } from './setting-group'

const majors = toMajorSource('internship-major', internshipMajorSettingEndpoints)
const salaries = toSalarySource('internship-salary', internshipSalarySettingEndpoints)

export function InternshipNotification() {
  return (
    <>
      <SettingGroup title="By major" source={majors} sought="a major" />
      <SettingGroup title="By pay" source={salaries} sought="a pay band" />
      <DigestMail />
    </>
  )
}
