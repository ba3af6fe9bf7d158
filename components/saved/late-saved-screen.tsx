'use client'

import { Skeleton } from '@/components/ui/skeleton'
import { Trouble } from '@/components/ui/trouble'
import { useLate } from '@/hooks/page/use-late'

const loadScreen = () => import('./saved-screen').then(({ SavedScreen }) => SavedScreen)

/** The page is everybody's; what is somebody's comes after it. */
export function LateSavedScreen() {
  const { value: Screen, hasFailed, retry } = useLate(loadScreen, 'What is saved is not shown.')
  if (hasFailed) {
    return (
      <Trouble
        words="What you saved did not come. Please try again."
        isBusy={false}
        retry={retry}
      />
    )
  }
  return Screen ? <Screen /> : <Skeleton />
}
