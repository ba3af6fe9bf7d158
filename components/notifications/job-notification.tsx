import { toMajorSource, toSalarySource } from '@/lib/browser/account/notification-settings'
import {
  jobMajorSettingEndpoints,
  jobSalarySettingEndpoints,
} from '@/lib/contract/notifications/job-notification-setting'
import { DigestMail } from './digest-mail'
import { SettingGroup } from './setting-group'

const majors = toMajorSource('job-major', jobMajorSettingEndpoints)
const salaries = toSalarySource('job-salary', jobSalarySettingEndpoints)

export function JobNotification() {
  return (
    <>
      <SettingGroup title="By major" source={majors} sought="a major" />
      <SettingGroup title="By pay" source={salaries} sought="a pay band" />
      <DigestMail />
    </>
  )
}
