import { useEffect } from 'react'
import { useAccountSearches } from '@/hooks/searches/use-account-searches'
import { useDeviceSearches } from '@/hooks/searches/use-device-searches'
import { forgetOnDevice, lookAtOnDevice } from '@/lib/browser/searches/device-searches'
import { isSameSearch, type Search } from '@/lib/browser/searches/same-search'
import { KeepButton } from './keep-button'

const JUST_NOW_MS = 60_000

/** For the signed-in: what they keep goes with them; what the device keeps counts as kept too. */
export function KeepInAccount({ area, search, label }: Search) {
  const { searches, find, keep, forget, isBusy, problem } = useAccountSearches(true)
  const inAccount = find({ area, search })
  const isInAccount = inAccount !== undefined
  const isOnDevice = useDeviceSearches().some((each) => isSameSearch(each, { area, search }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a look is told once a page, when it is known to be kept
  useEffect(() => {
    const now = new Date()
    lookAtOnDevice({ area, search }, now)
    if (inAccount === undefined || !isOld(inAccount.lookedAt, now)) return
    keep({ area, search, label, lookedAt: now.toISOString() })
  }, [area, search, isInAccount])

  if (searches === undefined) return null

  function toggle() {
    if (isOnDevice) forgetOnDevice({ area, search })
    if (isInAccount) forget({ area, search })
    if (!isOnDevice && !isInAccount) {
      keep({ area, search, label, lookedAt: new Date().toISOString() })
    }
  }

  return (
    <KeepButton
      isKept={isInAccount || isOnDevice}
      isBusy={isBusy}
      problem={problem}
      toggle={toggle}
    />
  )
}

/** What was just kept needs not be told again. */
function isOld(lookedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(lookedAt) > JUST_NOW_MS
}
