'use client'

import type { ComponentType } from 'react'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import type { SaveButtonProps } from './account-save-button'
import { loadDeviceSaveButton } from './lazy-save-button'

type Props = SaveButtonProps & {
  /** Loads the component that signed-in users get instead. */
  readonly loadOwn?: () => Promise<ComponentType<SaveButtonProps>>
}

const loadAccountSaveButton = () =>
  import('./account-save-button').then(({ AccountSaveButton }) => AccountSaveButton)

/** Renders the save button after the first paint (spec §4), because the HTML is shared by all visitors. Its surroundings reserve the place. */
export function SaveButton({ loadOwn = loadAccountSaveButton, ...props }: Props) {
  // Before hydration nobody counts as signed in.
  const isHydrated = useIsHydrated()
  const load = useIsSignedIn() ? loadOwn : loadDeviceSaveButton
  const { value: Button } = useLazy(isHydrated ? load : null, 'The save buttons did not load.')
  return Button ? <Button {...props} /> : null
}
