import { majorSettingEndpoints, salarySettingEndpoints } from './notification-setting'

export const internshipMajorSettings = majorSettingEndpoints({
  name: 'InternshipNotification',
  path: '/v1/internship-notification-setting',
  summary: 'New internships by major',
})

export const internshipSalarySettings = salarySettingEndpoints({
  name: 'InternshipSalaryNotification',
  path: '/v1/internship-salary-notification-setting',
  summary: 'New internships by pay band',
})
