import { Bookmark } from 'lucide'
import { useEffect, useState } from 'react'
import { AlertForm } from '@/components/search-alerts/alert-form'
import { Icon } from '@/components/ui/icon'
import { useDeviceSearches } from '@/hooks/searches/use-device-searches'
import {
  deleteDeviceSearch,
  markDeviceSearchSeen,
  saveDeviceSearch,
} from '@/lib/browser/searches/device-searches'
import { isSameSearch, type Search } from '@/lib/browser/searches/merge-searches'
import { FollowSearchSection } from './follow-search-section'

export function DeviceFollowSearch(search: Search) {
  return (
    <FollowSearchSection>
      <AlertForm area={search.area} search={search.search} />
      <SaveSearchOnDevice {...search} />
    </FollowSearchSection>
  )
}

/** Saves a search on this device, for signed-out visitors. */
function SaveSearchOnDevice({ area, search, label }: Search) {
  const [problem, setProblem] = useState('')
  const isSaved = useDeviceSearches().some((each) => isSameSearch(each, { area, search }))

  useEffect(() => markDeviceSearchSeen({ area, search }, new Date()), [area, search])

  function toggle() {
    if (isSaved) deleteDeviceSearch({ area, search })
    setProblem(isSaved ? '' : saveDeviceSearch({ area, search, label }, new Date()))
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
      <button
        type="button"
        aria-pressed={isSaved}
        onClick={toggle}
        className="button aria-pressed:border-pen aria-pressed:[&_svg]:fill-current"
      >
        <Icon icon={Bookmark} className="size-5" />
        Save this search
      </button>
      <span role="status">{isSaved && 'Saved. New results appear on your home page.'}</span>
      <span role="alert" className="text-stop">
        {problem}
      </span>
    </div>
  )
}
