import { ask } from '@/lib/browser/wire/ask'
import { FormError } from '@/lib/browser/wire/form-error'
import { pushEndpoints } from '@/lib/contract/notifications/push'
import { leavePush } from './leave-push'
import { readOwnPush } from './own-push'

/** Ends one of the user's browsers, this one too; one that is gone already is ended. @throws FormError */
export async function endPush(id: string): Promise<void> {
  try {
    await ask(pushEndpoints.end, { params: { id } })
  } catch (cause) {
    if (!(cause instanceof FormError) || cause.statusCode !== 404) throw cause
  }
  if ((await readOwnPush())?.id === id) await leavePush()
}
