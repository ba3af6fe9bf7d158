import { getOwnerMark, subscribeToSession } from '@/lib/browser/session/signed-in'
import { logFailure } from '@/lib/shared/log-failure'

/** For whom something may be kept here: strangers need not look into a database to learn that there is nothing. */
const KEPT_FOR = 'kept-for'

/** What is kept for somebody goes when they do: signed out, their session over, somebody else signed in (promise T1). */
export function watchOwner(): void {
  look()
  subscribeToSession(look)
}

function look(): void {
  const owner = getOwnerMark()
  const before = readKeptFor()
  if (before === '' || before === owner) {
    writeKeptFor(owner)
    return
  }
  // Only then is it noted who is here now: a page that is left in the middle of it lets the next one do it.
  forget(owner).catch((cause: unknown) => logFailure('Something of another user is kept.', cause))
}

async function forget(owner: string): Promise<void> {
  const { forgetOthers } = await import('./forget-others')
  await forgetOthers(owner)
  if (getOwnerMark() === owner) writeKeptFor(owner)
}

function readKeptFor(): string {
  try {
    return window.localStorage.getItem(KEPT_FOR) ?? ''
  } catch {
    // Where storage is refused, nothing else is kept either.
    return ''
  }
}

function writeKeptFor(owner: string): void {
  try {
    if (owner === '') window.localStorage.removeItem(KEPT_FOR)
    else window.localStorage.setItem(KEPT_FOR, owner)
  } catch {
    // As above.
  }
}
