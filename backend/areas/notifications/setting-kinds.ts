import { major, salaryBand } from '@/backend/db/schema/lookups'
import {
  internshipMajorSetting,
  internshipSalarySetting,
  jobMajorSetting,
  jobSalarySetting,
  scholarshipSetting,
} from '@/backend/db/schema/notification-setting'
import { department } from '@/backend/db/schema/study'
import { createNotificationSettings } from './notification-settings'

export const jobMajorSettings = createNotificationSettings({
  topic: major,
  setting: jobMajorSetting,
  topicId: jobMajorSetting.majorId,
})

export const jobSalarySettings = createNotificationSettings({
  topic: salaryBand,
  setting: jobSalarySetting,
  topicId: jobSalarySetting.salaryId,
})

export const internshipMajorSettings = createNotificationSettings({
  topic: major,
  setting: internshipMajorSetting,
  topicId: internshipMajorSetting.majorId,
})

export const internshipSalarySettings = createNotificationSettings({
  topic: salaryBand,
  setting: internshipSalarySetting,
  topicId: internshipSalarySetting.salaryId,
})

const scholarshipSettingsOf = (type: 'full' | 'partial') =>
  createNotificationSettings({
    topic: department,
    setting: scholarshipSetting,
    topicId: scholarshipSetting.departmentId,
    fixed: [[scholarshipSetting.type, type]],
  })

export const scholarshipSettings = {
  full: scholarshipSettingsOf('full'),
  partial: scholarshipSettingsOf('partial'),
}
