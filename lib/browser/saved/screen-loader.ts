import type { ComponentType } from 'react'
import type { SavedArea } from '@/lib/contract/saved/saved-calls'

export type ScreenLoader = () => Promise<ComponentType<{ area: SavedArea | null }>>

/**
 * The bundler creates late chunks per importing module. One shared loader makes the page and the service
 * worker load the same files, so that the cached ones are those the page needs offline.
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
