import { useEffect, useSyncExternalStore } from 'react'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import {
  DEVICE,
  getSaves,
  getSavesOwner,
  hasDeviceSaves,
  NO_SAVES,
  subscribeToSaves,
} from '@/lib/browser/saved/save-store'
import { findEntry, LISTING_API_PATHS, listSaved, type SavedEntry } from '@/lib/browser/saved/saves'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'

const loadSync = () => import('@/lib/browser/saved/save-sync')

const getDeviceSaves = () => (getSaves(DEVICE) ?? NO_SAVES).entries

/** Returns what the device has saved, latest first; with a session, what is not moved into the account yet. */
export function useDeviceSaves(): readonly SavedEntry[] {
  return useSyncExternalStore(subscribeToSaves, getDeviceSaves, () => NO_SAVES.entries)
}

/** Unlike the saves themselves, it is known at once. */
export function useHasDeviceSaves(): boolean {
  return useSyncExternalStore(subscribeToSaves, hasDeviceSaves, () => false)
}

type SaveSync = Awaited<ReturnType<typeof loadSync>>

export type SavedState = {
  /** Latest first; null until known. */
  readonly saved: readonly SavedEntry[] | null
  /** Null without a session and until its script is loaded. */
  readonly sync: SaveSync | null
}

/** Reads what the account has saved, or without a session the device, in one area or, with null, in all. */
export function useSaved(area: ListingApiPath | null): SavedState {
  const isSignedIn = useIsSignedIn()
  const { value: sync = null } = useLazy(
    isSignedIn ? loadSync : null,
    'What the account has saved is not shown.',
  )
  const saves = useSyncExternalStore(
    subscribeToSaves,
    () => getSaves(getSavesOwner()),
    () => null,
  )
  const onDevice = useDeviceSaves()
  const areas = LISTING_API_PATHS.filter((one) => area === null || one === area)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `areas` follows from `area`
  useEffect(() => sync?.fetchStaleSavedIds(areas), [sync, area])

  const isKnown = !isSignedIn || (sync && areas.every((one) => saves?.known.includes(one)))
  if (saves === null || !isKnown) return { saved: null, sync }
  const unmoved = isSignedIn ? onDevice.filter((entry) => !findEntry(saves, entry)) : []
  const saved = [...unmoved, ...listSaved(saves)].filter((entry) => areas.includes(entry.area))
  return { saved, sync }
}
