import { sql } from 'drizzle-orm'
import { internship, internshipMajor } from '@/backend/db/schema/internship'
import { job, jobMajor } from '@/backend/db/schema/job'
import { major, salaryBand } from '@/backend/db/schema/lookups'
import {
  internshipMajorSetting,
  internshipSalarySetting,
  jobMajorSetting,
  jobSalarySetting,
  scholarshipSetting,
} from '@/backend/db/schema/notification-setting'
import { scholarship } from '@/backend/db/schema/scholarship'
import { department } from '@/backend/db/schema/study'
import { postedLastWeek } from './last-week'
import { createNotificationSettings } from './notification-settings'

export const jobMajorSettings = createNotificationSettings({
  topic: major,
  setting: jobMajorSetting,
  topicId: jobMajorSetting.majorId,
  lastWeek: (now) => sql`
    select ${jobMajor.majorId} as topic_id, count(*) as told
    from ${postedLastWeek(job, now)} job join ${jobMajor} on ${jobMajor.jobId} = ${job.id}
    group by 1`,
})

export const jobSalarySettings = createNotificationSettings({
  topic: salaryBand,
  setting: jobSalarySetting,
  topicId: jobSalarySetting.salaryId,
  lastWeek: (now) => sql`
    select ${job.salaryId} as topic_id, count(*) as told
    from ${postedLastWeek(job, now)} job group by 1`,
})

export const internshipMajorSettings = createNotificationSettings({
  topic: major,
  setting: internshipMajorSetting,
  topicId: internshipMajorSetting.majorId,
  lastWeek: (now) => sql`
    select ${internshipMajor.majorId} as topic_id, count(*) as told
    from ${postedLastWeek(internship, now)} internship join ${internshipMajor} on ${internshipMajor.internshipId} = ${internship.id}
    group by 1`,
})

export const internshipSalarySettings = createNotificationSettings({
  topic: salaryBand,
  setting: internshipSalarySetting,
  topicId: internshipSalarySetting.salaryId,
  lastWeek: (now) => sql`
    select ${internship.salaryId} as topic_id, count(*) as told
    from ${postedLastWeek(internship, now)} internship group by 1`,
})

const scholarshipSettingsOf = (type: 'full' | 'partial') =>
  createNotificationSettings({
    topic: department,
    setting: scholarshipSetting,
    topicId: scholarshipSetting.departmentId,
    fixed: [[scholarshipSetting.type, type]],
    lastWeek: (now) => sql`
      select ${scholarship.departmentId} as topic_id, count(*) as told
      from ${postedLastWeek(scholarship, now)} scholarship
      where ${scholarship.type} = ${type} group by 1`,
  })

export const scholarshipSettings = {
  full: scholarshipSettingsOf('full'),
  partial: scholarshipSettingsOf('partial'),
}
