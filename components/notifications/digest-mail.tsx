'use client'

import { digestSource } from '@/lib/browser/account/notification-settings'
import { SettingGroup } from './setting-group'

/** How a visitor is told: on the site, and by mail unless they want none. */
export function DigestMail() {
  return <SettingGroup title="How you are told" source={digestSource} />
}
