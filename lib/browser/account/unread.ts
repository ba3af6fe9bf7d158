import { readAsUser } from '@/lib/browser/wire/call-as-user'
import { logFailure } from '@/lib/shared/log-failure'

/** How many notifications the visitor has not read; 0 when that cannot be said. */
export async function countUnread(): Promise<number> {
  try {
    const { body } = await readAsUser('/v1/notifications?limit=1')
    return toUnread(body)
  } catch (cause) {
    logFailure('What is new is not known.', cause)
    return 0
  }
}

// The contract's own schema would bring all of zod to every page of a signed-in phone.
function toUnread(body: unknown): number {
  if (typeof body !== 'object' || body === null || !('unread' in body)) return 0
  return typeof body.unread === 'number' ? body.unread : 0
}
