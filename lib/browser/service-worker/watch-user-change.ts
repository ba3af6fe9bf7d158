import { getOwnerMark, subscribeToSession } from '@/lib/browser/session/session-state'
import { logFailure } from '@/lib/shared/log-failure'

/** For whom something may be kept here: strangers need not look into a database to learn that there is nothing. */
const CACHED_FOR = 'kept-for'

/** What is kept for somebody goes when they do: signed out, their session over, somebody else signed in (promise T1). */
export function deleteDataOnUserChange(): void {
  checkUser()
  subscribeToSession(checkUser)
}

function checkUser(): void {
  const owner = getOwnerMark()
  const before = readCachedFor()
  if (before === '' || before === owner) {
    writeCachedFor(owner)
    return
  }
  // Only then is it noted who is here now: a page that is left in the middle of it lets the next one do it.
  deleteData(owner).catch((cause: unknown) =>
    logFailure('Something of another user is kept.', cause),
  )
}

async function deleteData(owner: string): Promise<void> {
  const { deleteOtherUsersData } = await import('./delete-other-users-data')
  await deleteOtherUsersData(owner)
  if (getOwnerMark() === owner) writeCachedFor(owner)
}

function readCachedFor(): string {
  try {
    return window.localStorage.getItem(CACHED_FOR) ?? ''
  } catch {
    // Where storage is refused, nothing else is kept either.
    return ''
  }
}

function writeCachedFor(owner: string): void {
  try {
    if (owner === '') window.localStorage.removeItem(CACHED_FOR)
    else window.localStorage.setItem(CACHED_FOR, owner)
  } catch {
    // As above.
  }
}
