import { majorSettingEndpoints, salarySettingEndpoints } from './notification-setting'

export const internshipMajorSettingEndpoints = majorSettingEndpoints({
  name: 'InternshipNotification',
  path: '/v1/internship-notification-setting',
  summary: 'New internships by major',
})

export const internshipSalarySettingEndpoints = salarySettingEndpoints({
  name: 'InternshipSalaryNotification',
  path: '/v1/internship-salary-notification-setting',
  summary: 'New internships by pay band',
})
