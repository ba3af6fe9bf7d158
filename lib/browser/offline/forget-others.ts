import { forgetSavesOfOthers } from './saves/store'
import { changeKept } from './sweep'

/** Pages opened or saved by anybody but `owner`, ids they saved, what waited to be sent for them. Empty: nobody is here. */
export async function forgetOthers(owner: string): Promise<void> {
  await forgetSavesOfOthers(owner)
  // Not on plain http, where nothing was kept.
  if ('caches' in window) await changeKept(owner, (kept) => kept)
}
