import type { ComponentType } from 'react'
import type { SavedArea } from '@/lib/contract/saved/saved-calls'

export type ScreenLoader = () => Promise<ComponentType<{ area: SavedArea | null }>>

/**
 * The bundler gives each place that imports a script late files of its own. Here one place brings the list of what is saved, for its page
 * and for the service worker, so that what is kept is what that page asks for without a line.
 */
const here = new EventTarget()

let loader: ScreenLoader | null = null

export function setScreenLoader(load: ScreenLoader): void {
  loader = load
  here.dispatchEvent(new Event('change'))
}

export function getScreenLoader(): ScreenLoader | null {
  return loader
}

export function subscribeToScreenLoader(listener: () => void): () => void {
  here.addEventListener('change', listener)
  return () => here.removeEventListener('change', listener)
}
