import { settingSources } from '@/lib/browser/account/setting-sources'
import { formatCount } from '@/lib/shared/format/count'
import { MailSettings } from './mail-settings'
import { SettingGroup } from './setting-group'

const { jobMajors: majors, jobSalaries: salaries } = settingSources

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
