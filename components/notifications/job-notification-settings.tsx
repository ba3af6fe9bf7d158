import { settingSources } from '@/lib/browser/notifications/setting-sources'
import { formatCount } from '@/lib/shared/format/count'
import { EmailSettings } from './email-settings'
import { SettingGroup } from './setting-group'

const { jobMajors: majors, jobSalaries: salaries } = settingSources

const countJobs = (count: number) => formatCount(count, 'job', 'jobs')

export function JobNotificationSettings() {
  return (
    <>
      <SettingGroup title="By major" source={majors} sought="a major" counted={countJobs} />
      <SettingGroup title="By pay" source={salaries} sought="a pay band" counted={countJobs} />
      <EmailSettings />
    </>
  )
}
