import type { ComponentType } from 'react'
import type { SaveButtonProps } from './account-save-button'

type SaveButtonComponent = ComponentType<SaveButtonProps>

let resolveButton: (heart: SaveButtonComponent) => void
const deviceSaveButton = new Promise<SaveButtonComponent>((resolve) => {
  resolveButton = resolve
})

/** The heart of this device comes with the late services: a script of its own is one request more in each first visit. */
export function provideDeviceSaveButton(heart: SaveButtonComponent): void {
  resolveButton(heart)
}

export function loadDeviceSaveButton(): Promise<SaveButtonComponent> {
  return deviceSaveButton
}
