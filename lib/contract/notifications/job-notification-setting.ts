import { majorSettingEndpoints, salarySettingEndpoints } from './notification-setting'

export const jobMajorSettingEndpoints = majorSettingEndpoints({
  name: 'JobNotification',
  path: '/v1/job-notification-setting',
  summary: 'New jobs by major',
})

export const jobSalarySettingEndpoints = salarySettingEndpoints({
  name: 'JobSalaryNotification',
  path: '/v1/job-salary-notification-setting',
  summary: 'New jobs by pay band',
})
