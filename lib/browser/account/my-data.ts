import { callApi } from '@/lib/browser/api-client/call-api'
import { clearStoredText } from '@/lib/browser/forms/form-storage'
import type { FormValues } from '@/lib/browser/forms/submit-form'
import { removeLocalSubscription } from '@/lib/browser/push/remove-local-subscription'
import { endSession } from '@/lib/browser/session/end-session'
import { navigateTo } from '@/lib/browser/session/full-navigation'
import { withoutLoginRedirect } from '@/lib/browser/session/redirect-to-login'
import type { User } from '@/lib/contract/account/user'
import { profileExportEndpoints } from '@/lib/contract/my-data/profile-export'
import { profileEndpoints } from '@/lib/contract/profile/profile'
import { toDay } from '@/lib/shared/calendar/day'
import { findProblems } from '@/lib/shared/forms/field-problems'
import { logFailure } from '@/lib/shared/log-failure'
import { ACCOUNT_DELETED } from '@/lib/shared/profile-routes'

/** The word a user types before deleting the account, so that nobody deletes it by mistake. */
export const DELETION_WORD = 'DELETE'

/** in ms; by then every browser has started the download, and the blob can be freed */
const REVOKE_AFTER_MS = 60_000

/** Downloads everything stored about the user as a JSON file. @throws FormError */
export async function downloadMyData(): Promise<void> {
  const held = await callApi(profileExportEndpoints.get, {})
  const name = `my-data-${toDay(new Date())}.json`
  downloadFile(JSON.stringify(held, null, 2), name, 'application/json')
}

export function findDeletionProblems(values: FormValues) {
  const isMeant = values.word?.trim().toUpperCase() === DELETION_WORD
  const problem = { field: 'word', message: `Type ${DELETION_WORD} to confirm.` }
  return [...(isMeant ? [] : [problem]), ...findProblems(values)]
}

/**
 * Deletes the account. `password` is empty for an account without one. @throws FormError as long as nothing is
 * deleted
 */
export async function deleteAccount({ email }: User, password: string): Promise<void> {
  const identity = password === '' || email === null ? null : await findIdentity(email, password)
  await identity?.check()
  const { identityDeleted } = await withoutLoginRedirect(() =>
    callApi(profileEndpoints.delete, { query: { confirm: 'true' } }),
  )
  // From here on the account is deleted, even if a later step fails.
  clearStoredText()
  if (!identityDeleted) {
    await identity
      ?.remove()
      .catch((cause: unknown) => logFailure('The password is still known to Firebase.', cause))
  }
  await endSession().catch((cause: unknown) => logFailure('The cookies are still there.', cause))
  await removeLocalSubscription().catch((cause: unknown) =>
    logFailure('This browser still has a push subscription.', cause),
  )
  navigateTo(ACCOUNT_DELETED)
}

async function findIdentity(email: string, password: string) {
  const { checkPassword, deleteIdentity } = await import('@/lib/browser/identity/password')
  return {
    check: () => checkPassword(email, password),
    remove: () => deleteIdentity(email, password),
  }
}

function downloadFile(text: string, name: string, mediaType: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
