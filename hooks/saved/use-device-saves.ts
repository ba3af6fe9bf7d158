import { useSyncExternalStore } from 'react'
import {
  type DeviceSave,
  getDeviceSaves,
  subscribeToDeviceSaves,
} from '@/lib/browser/saved/device-saves'

const NONE: readonly DeviceSave[] = []

/** Reads browser state that is never in the shared HTML. */
export function useDeviceSaves(): readonly DeviceSave[] {
  return useSyncExternalStore(subscribeToDeviceSaves, getDeviceSaves, () => NONE)
}
