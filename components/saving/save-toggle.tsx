'use client'

import type { ComponentType } from 'react'
import { useIsAlive } from '@/hooks/page/use-is-alive'
import { useLate } from '@/hooks/page/use-late'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { loadProvidedHeart } from './heart-slot'
import type { SaveHeartProps } from './save-heart'

type Props = SaveHeartProps & {
  /** What the signed-in get in its place. */
  readonly loadOwn?: () => Promise<ComponentType<SaveHeartProps>>
}

const loadHeart = () => import('./save-heart').then(({ SaveHeart }) => SaveHeart)

/** Drawn after paint (spec §4): the HTML is shared by everybody. Its surroundings reserve the place. */
export function SaveToggle({ loadOwn = loadHeart, ...props }: Props) {
  // Before the page is alive nobody counts as signed in.
  const isAlive = useIsAlive()
  const load = useIsSignedIn() ? loadOwn : loadProvidedHeart
  const { value: Heart } = useLate(isAlive ? load : null, 'The hearts are not shown.')
  return Heart ? <Heart {...props} /> : null
}
