import { useEffect, useState } from 'react'
import { useDeviceSearches } from '@/hooks/searches/use-device-searches'
import {
  deleteDeviceSearch,
  markDeviceSearchSeen,
  saveDeviceSearch,
} from '@/lib/browser/searches/device-searches'
import { isSameSearch, type Search } from '@/lib/browser/searches/merge-searches'
import { SaveSearchButton } from './save-search-button'

/** Saves a search on this device, for signed-out visitors. */
export function SaveSearchOnDevice({ area, search, label }: Search) {
  const [problem, setProblem] = useState('')
  const isKept = useDeviceSearches().some((each) => isSameSearch(each, { area, search }))

  useEffect(() => markDeviceSearchSeen({ area, search }, new Date()), [area, search])

  function toggle() {
    if (isKept) deleteDeviceSearch({ area, search })
    setProblem(isKept ? '' : saveDeviceSearch({ area, search, label }, new Date()))
  }

  return <SaveSearchButton isKept={isKept} problem={problem} toggle={toggle} />
}
