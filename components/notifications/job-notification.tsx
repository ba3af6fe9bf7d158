import { toMajorSource, toSalarySource } from '@/lib/browser/account/notification-settings'
import {
  jobMajorSettingEndpoints,
  jobSalarySettingEndpoints,
} from '@/lib/contract/notifications/job-notification-setting'
import { formatCount } from '@/lib/shared/format/count'
import { MailSettings } from './mail-settings'
import { SettingGroup } from './setting-group'

const majors = toMajorSource('job-major', jobMajorSettingEndpoints)
const salaries = toSalarySource('job-salary', jobSalarySettingEndpoints)

const countJobs = (count: number) => formatCount(count, 'job', 'jobs')

export function JobNotification() {
  return (
    <>
      <SettingGroup title="By major" source={majors} sought="a major" counted={countJobs} />
      <SettingGroup title="By pay" source={salaries} sought="a pay band" counted={countJobs} />
      <MailSettings />
    </>
  )
}
