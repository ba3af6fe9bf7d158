'use client'

import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { isSignedIn } from '@/lib/browser/session/signed-in'
import { logFailure } from '@/lib/shared/log-failure'
import type { SaveHeartProps } from './save-heart'

type Heart = {
  readonly Heart: ComponentType<SaveHeartProps>
  /** True: of a signed-in visitor. */
  readonly isOwn: boolean
}

/** Drawn after paint (spec §4): the HTML is shared by everybody. Its surroundings reserve the place. */
export function SaveToggle(props: SaveHeartProps) {
  const isOwn = useIsSignedIn()
  const [drawn, setDrawn] = useState<Heart | null>(null)

  useEffect(() => {
    // Before the page is alive nobody counts as signed in.
    if (isOwn !== isSignedIn()) return
    const loading = isOwn
      ? import('./save-heart').then(({ SaveHeart }) => SaveHeart)
      : import('./save-link').then(({ SaveLink }) => SaveLink)
    loading
      // Not urgent: twenty rows draw theirs at once.
      .then((Heart) => startTransition(() => setDrawn({ Heart, isOwn })))
      .catch((cause: unknown) => logFailure('The hearts are not shown.', cause))
  }, [isOwn])

  return drawn?.isOwn === isOwn ? <drawn.Heart {...props} /> : null
}
