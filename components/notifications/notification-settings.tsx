import {
  type NotificationSettingGroup,
  notificationSettingGroups,
} from '@/lib/browser/notifications/notification-settings'
import { EmailSettings } from './email-settings'
import { SettingGroup } from './setting-group'

export const JobNotificationSettings = () => <NotificationSettings area="jobs" />
export const InternshipNotificationSettings = () => <NotificationSettings area="internships" />
export const ScholarshipNotificationSettings = () => <NotificationSettings area="scholarships" />

function NotificationSettings({ area }: Pick<NotificationSettingGroup, 'area'>) {
  return (
    <>
      {notificationSettingGroups
        .filter((group) => group.area === area)
        .map((group) => (
          <SettingGroup key={group.key} group={group} />
        ))}
      <EmailSettings />
    </>
  )
}
