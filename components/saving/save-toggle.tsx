'use client'

import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { isSignedIn } from '@/lib/browser/session/signed-in'
import { logFailure } from '@/lib/shared/log-failure'
import type { SaveHeartProps } from './save-heart'

type Heart = {
  readonly Heart: ComponentType<SaveHeartProps>
  /** Whether it is the heart of a signed-in visitor. */
  readonly isOwn: boolean
}

/**
 * The heart that saves a listing (spec §4), or leads to signing in. Drawn after paint: the HTML is
 * everybody's, and the place it takes is kept free by its surroundings.
 */
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
      // Twenty rows draw theirs at once; nobody waits for them.
      .then((Heart) => startTransition(() => setDrawn({ Heart, isOwn })))
      .catch((cause: unknown) => logFailure('The hearts are not shown.', cause))
  }, [isOwn])

  return drawn?.isOwn === isOwn ? <drawn.Heart {...props} /> : null
}
