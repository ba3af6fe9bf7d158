'use client'

import { useSyncExternalStore } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { Trouble } from '@/components/ui/trouble'
import { useLate } from '@/hooks/page/use-late'
import { getScreen, subscribeToScreen } from '@/lib/browser/saved/screen-slot'

export function LateSavedScreen() {
  const load = useSyncExternalStore(subscribeToScreen, getScreen, () => null)
  const { value: Screen, hasFailed, retry } = useLate(load, 'What is saved is not shown.')
  if (hasFailed) return <Trouble words="Your list did not come. Please try again." retry={retry} />
  return Screen ? <Screen /> : <Skeleton />
}
