'use client'

import { useIsAlive } from '@/hooks/page/use-is-alive'
import { useLate } from '@/hooks/page/use-late'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import type { SaveHeartProps } from './save-heart'

const loadHeart = () => import('./save-heart').then(({ SaveHeart }) => SaveHeart)
const loadLink = () => import('./save-link').then(({ SaveLink }) => SaveLink)

/** Drawn after paint (spec §4): the HTML is shared by everybody. Its surroundings reserve the place. */
export function SaveToggle(props: SaveHeartProps) {
  // Before the page is alive nobody counts as signed in.
  const isAlive = useIsAlive()
  const load = useIsSignedIn() ? loadHeart : loadLink
  const { value: Heart } = useLate(isAlive ? load : null, 'The hearts are not shown.')
  return Heart ? <Heart {...props} /> : null
}
