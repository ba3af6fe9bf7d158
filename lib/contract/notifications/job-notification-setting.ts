import { majorSettingEndpoints, salarySettingEndpoints } from './notification-setting'

export const jobMajorSettings = majorSettingEndpoints({
  name: 'JobNotification',
  path: '/v1/job-notification-setting',
  summary: 'New jobs by major',
})

export const jobSalarySettings = salarySettingEndpoints({
  name: 'JobSalaryNotification',
  path: '/v1/job-salary-notification-setting',
  summary: 'New jobs by pay band',
})
