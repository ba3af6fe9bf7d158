import { updateCacheIndex } from '../offline/update-cache'
import { deleteOtherUsersSaves } from '../saved/saves-database'

/** Deletes cached pages, saved ids and pending saves of all users but `owner`; empty: nobody is signed in. */
export async function deleteOtherUsersData(owner: string): Promise<void> {
  await deleteOtherUsersSaves(owner)
  // There is no Cache API on plain http.
  if ('caches' in window) await updateCacheIndex(owner, (kept) => kept)
}
