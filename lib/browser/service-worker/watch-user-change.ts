import { getOwnerMark, subscribeToSession } from '@/lib/browser/session/session-state'
import { logFailure } from '@/lib/shared/log-failure'

/** The user for whom data is cached here, so that visitors without data skip opening the database. */
const CACHED_FOR = 'kept-for'

/**
 * Deletes the cached data of a user who signed out, whose session ended, or whom another user replaced
 * (promise T1).
 */
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
  // The new user is stored only afterwards, so that an interrupted deletion is repeated by the next page.
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
    // Where storage is refused, nothing is cached either.
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
