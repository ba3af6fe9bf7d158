import type { ComponentType } from 'react'
import type { SaveButtonProps } from './account-save-button'

type SaveButtonComponent = ComponentType<SaveButtonProps>

let resolveButton: (button: SaveButtonComponent) => void
const deviceSaveButton = new Promise<SaveButtonComponent>((resolve) => {
  resolveButton = resolve
})

/** Provides the save button of this device, which comes with the deferred services: a script of its own would be one more request on each first visit. */
export function provideDeviceSaveButton(button: SaveButtonComponent): void {
  resolveButton(button)
}

export function loadDeviceSaveButton(): Promise<SaveButtonComponent> {
  return deviceSaveButton
}
