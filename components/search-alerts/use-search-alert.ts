import { useDeviceSearches } from '@/hooks/searches/use-device-searches'
import { deleteDeviceSearch } from '@/lib/browser/searches/device-searches'
import { isSameSearch, type Search } from '@/lib/browser/searches/merge-searches'
import { useAccountSearches } from '../../hooks/searches/use-account-searches'

/** Toggles a saved search with its alert; a search saved on the device counts as on, too. For lazy chunks only. */
export function useSearchAlert({ area, search, label }: Search) {
  const { searches, find, notify, remove, isBusy, problem } = useAccountSearches(true)
  const isInAccount = find({ area, search }) !== undefined
  const isOnDevice = useDeviceSearches().some((each) => isSameSearch(each, { area, search }))
  return {
    isOn: searches === undefined ? undefined : isInAccount || isOnDevice,
    isBusy,
    problem,
    toggle: () => {
      if (isOnDevice) deleteDeviceSearch({ area, search })
      if (isInAccount) remove({ area, search })
      if (!isOnDevice && !isInAccount) {
        notify({ area, search, label, lookedAt: new Date().toISOString() })
      }
    },
  }
}
