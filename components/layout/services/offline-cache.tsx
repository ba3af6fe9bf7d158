import { useEffect } from 'react'
import { CachedPageBar } from '@/components/offline/cached-page-bar'
import { useAddress } from '@/hooks/page/use-address'
import { reportVisit } from '@/lib/browser/offline/service'
import { onIdle } from '@/lib/browser/page/on-idle'
import { provideScreen } from '@/lib/browser/saved/screen-slot'

const loadSavedScreen = () =>
  import('@/components/saved/list/saved-screen').then(({ SavedScreen }) => SavedScreen)

/** Keeps what is opened, for reading it without a line (decision 025). */
export function OfflineCache() {
  const path = useAddress()?.path

  useEffect(() => provideScreen(loadSavedScreen), [])

  useEffect(() => {
    if (path !== undefined) return onIdle(() => reportVisit(loadSavedScreen))
  }, [path])

  return path === undefined ? null : <CachedPageBar key={path} path={path} />
}
