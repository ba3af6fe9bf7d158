import type { ComponentType } from 'react'
import type { SaveHeartProps } from './save-heart'

type Heart = ComponentType<SaveHeartProps>

let give: (heart: Heart) => void
const given = new Promise<Heart>((resolve) => {
  give = resolve
})

/** The heart of this device comes with the late services: a script of its own is one request more in each first visit. */
export function provideHeart(heart: Heart): void {
  give(heart)
}

export function loadProvidedHeart(): Promise<Heart> {
  return given
}
