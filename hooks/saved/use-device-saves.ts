import { useSyncExternalStore } from 'react'
import {
  type DeviceSave,
  getDeviceSaves,
  subscribeToDeviceSaves,
} from '@/lib/browser/saved/device-saves'

const NONE: readonly DeviceSave[] = []

/** Never in the HTML, which is everybody's. */
export function useDeviceSaves(): readonly DeviceSave[] {
  return useSyncExternalStore(subscribeToDeviceSaves, getDeviceSaves, () => NONE)
}
