import { useEffect } from 'react'
import { CachedPageBar } from '@/components/offline/cached-page-bar'
import { useAddress } from '@/hooks/page/use-address'
import { runWhenIdle } from '@/lib/browser/page/run-when-idle'
import { setScreenLoader } from '@/lib/browser/saved/screen-loader'
import { reportVisit } from '@/lib/browser/service-worker/report-visit'

const loadSavedScreen = () =>
  import('@/components/saved/list/saved-screen').then(({ SavedScreen }) => SavedScreen)

/** Caches opened pages for offline reading (decision 025). */
export function OfflineCache() {
  const path = useAddress()?.path

  useEffect(() => setScreenLoader(loadSavedScreen), [])

  useEffect(() => {
    if (path !== undefined) return runWhenIdle(() => reportVisit(loadSavedScreen))
  }, [path])

  return path === undefined ? null : <CachedPageBar key={path} path={path} />
}
