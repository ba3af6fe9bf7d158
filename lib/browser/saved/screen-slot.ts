import type { ComponentType } from 'react'
import type { SavingArea } from '@/lib/contract/saving'

export type LoadScreen = () => Promise<ComponentType<{ area: SavingArea | null }>>

/**
 * The bundler gives each place that imports a script late files of its own. Here one place brings the list of what is saved, for its page
 * and for the service worker, so that what is kept is what that page asks for without a line.
 */
const here = new EventTarget()

let provided: LoadScreen | null = null

export function provideScreen(load: LoadScreen): void {
  provided = load
  here.dispatchEvent(new Event('change'))
}

export function getScreen(): LoadScreen | null {
  return provided
}

export function subscribeToScreen(listener: () => void): () => void {
  here.addEventListener('change', listener)
  return () => here.removeEventListener('change', listener)
}
