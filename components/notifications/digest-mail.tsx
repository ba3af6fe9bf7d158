import { digestSource } from '@/lib/browser/account/notification-settings'
import { SettingGroup } from './setting-group'

export function DigestMail() {
  return <SettingGroup title="How you are told" source={digestSource} />
}
