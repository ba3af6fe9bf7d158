import { updateCacheIndex } from '../offline/update-cache'
import { deleteOtherUsersSaves } from '../saved/saves-database'

/** Pages opened or saved by anybody but `owner`, ids they saved, what waited to be sent for them. Empty: nobody is here. */
export async function deleteOtherUsersData(owner: string): Promise<void> {
  await deleteOtherUsersSaves(owner)
  // Not on plain http, where nothing was kept.
  if ('caches' in window) await updateCacheIndex(owner, (kept) => kept)
}
