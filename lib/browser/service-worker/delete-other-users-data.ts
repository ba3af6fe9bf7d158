import { del, get } from 'idb-keyval'
import { updateCacheIndex } from '../offline/update-cache'
import { openSaves } from '../saved/save-store'

/** What is stored with its owner. */
const OWNED = ['account', 'rows']

/** Deletes cached pages and saves of all users but `owner`; empty: nobody is signed in. What the device saved stays. */
export async function deleteOtherUsersData(owner: string): Promise<void> {
  for (const key of OWNED) {
    const stored = await get<{ readonly owner: string }>(key, openSaves())
    if (stored !== undefined && stored.owner !== owner) await del(key, openSaves())
  }
  // There is no Cache API on plain http.
  if ('caches' in window) await updateCacheIndex(owner, (index) => index)
}
