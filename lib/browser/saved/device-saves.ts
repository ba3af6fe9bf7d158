import { changeSaves, DEVICE, getSaves, NO_SAVES } from './save-store'
import { createEntry, isSameListing, putEntry, removeEntry, type SavedRef } from './saves'

export const MAX_DEVICE_SAVES = 100

const TOO_MANY = `You have ${MAX_DEVICE_SAVES} saved items on this device already. Sign in to save more.`
const STORAGE_REFUSED = 'This browser does not let us save anything. Sign in to save.'

/** What to show when nothing was saved; empty when it was. */
export type ErrorText = string

/**
 * Saves or removes a listing on the device; idempotent.
 */
export async function saveOnDevice(
  ref: SavedRef & { readonly title: string },
  saved = true,
): Promise<ErrorText> {
  const others = getSaves(DEVICE)?.entries.filter((entry) => !isSameListing(entry, ref)) ?? []
  if (saved && others.length >= MAX_DEVICE_SAVES) return TOO_MANY
  const entry = createEntry(ref, true)
  const isStored = saved && (await changeSaves(DEVICE, (saves) => putEntry(saves, entry)))
  if (!isStored) unsaveOnDevice(ref)
  return isStored === saved ? '' : STORAGE_REFUSED
}

/** Removes a listing; idempotent. */
export function unsaveOnDevice(ref: SavedRef): void {
  void changeSaves(DEVICE, (saves) => removeEntry(saves, ref))
}

export function clearDeviceSaves(): void {
  void changeSaves(DEVICE, () => NO_SAVES)
}
