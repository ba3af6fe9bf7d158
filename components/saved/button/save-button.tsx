'use client'

import { loadDeferredServices } from '@/components/layout/services/load-deferred-services'
import { useLazy } from '@/hooks/page/use-lazy'
import type { SaveToggleProps } from './save-toggle'

const loadToggle = () => loadDeferredServices().then(({ SaveToggle }) => SaveToggle)

/**
 * Renders the save button after the first paint (spec §4), because the HTML is shared by all visitors. Its
 * surroundings reserve the place. It comes with the deferred services: a script of its own would be one more
 * request on each first visit.
 */
export function SaveButton(props: SaveToggleProps) {
  const { value: Toggle } = useLazy(loadToggle, 'The save buttons did not load.')
  return Toggle ? <Toggle {...props} /> : null
}
