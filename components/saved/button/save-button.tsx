'use client'

import type { ComponentType } from 'react'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import type { SaveButtonProps } from './account-save-button'
import { loadDeviceSaveButton } from './lazy-save-button'

type Props = SaveButtonProps & {
  /** What the signed-in get in its place. */
  readonly loadOwn?: () => Promise<ComponentType<SaveButtonProps>>
}

const loadAccountSaveButton = () =>
  import('./account-save-button').then(({ AccountSaveButton }) => AccountSaveButton)

/** Drawn after paint (spec §4): the HTML is shared by everybody. Its surroundings reserve the place. */
export function SaveButton({ loadOwn = loadAccountSaveButton, ...props }: Props) {
  // Before the page is alive nobody counts as signed in.
  const isAlive = useIsHydrated()
  const load = useIsSignedIn() ? loadOwn : loadDeviceSaveButton
  const { value: Heart } = useLazy(isAlive ? load : null, 'The hearts are not shown.')
  return Heart ? <Heart {...props} /> : null
}
