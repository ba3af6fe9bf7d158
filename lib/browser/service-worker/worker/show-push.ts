import type { PushPayload } from '@/lib/contract/push/push-payload'

export type NotificationData = Pick<PushPayload, 'path' | 'notificationId'>

/** Browsers require a notification for every message, even for one that cannot be read. */
const FALLBACK: PushPayload = {
  id: 'unread',
  title: 'New notification',
  body: 'Open the site to read it',
  path: '/',
  notificationId: null,
}

/** Shows a push message; a repeated one replaces the first. */
export async function showPush(
  data: Pick<PushMessageData, 'text'> | null,
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
): Promise<void> {
  const { id, title, body, path, notificationId } = parsePayload(data?.text() ?? '')
  const shown: NotificationData = { path, notificationId }
  await registration.showNotification(title, {
    body,
    tag: id,
    icon: '/icon-192.png',
    data: shown,
  })
}

function parsePayload(text: string): PushPayload {
  try {
    const said: PushPayload = JSON.parse(text)
    // Only our API can encrypt for this browser, and it validates the rest.
    return typeof said.path === 'string' && /^\/(?!\/)/.test(said.path) ? said : FALLBACK
  } catch {
    return FALLBACK
  }
}
