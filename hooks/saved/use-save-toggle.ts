import { useState, useSyncExternalStore } from 'react'
import { saveOnDevice } from '@/lib/browser/saved/device-saves'
import type { SavedRef } from '@/lib/browser/saved/saves'
import { useSaved } from './use-saved'

/** Message of the save button that has spoken last; only one is shown. An empty one: it is saved on the device. */
type Notice = { readonly by: object; readonly text: string }

const changes = new EventTarget()
let notice: Notice | null = null

const getNotice = () => notice

function subscribeToNotice(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}

function setNotice(next: Notice | null): void {
  notice = next
  changes.dispatchEvent(new Event('change'))
}

/** Listings whose change waits for the answer of the API: a second click must not undo the first. */
const pending = new Set<string>()

export type SaveToggleState = {
  /** Null until known. */
  readonly isSaved: boolean | null
  /** Empty without one. */
  readonly problem: string
  readonly isNewOnDevice: boolean
  toggle(): void
  /** Also works while a removal is pending: it is sent after that. */
  save(): void
  clearNotice(): void
}

/** Reads and toggles whether a listing is saved; shown at once, reverted when it is refused. */
export function useSaveToggle({
  area,
  id,
  title,
}: SavedRef & { readonly title: string }): SaveToggleState {
  const { saved, sync } = useSaved(area)
  const [self] = useState(() => ({}))
  const shown = useSyncExternalStore(subscribeToNotice, getNotice, () => null)
  const isOurs = shown?.by === self
  const isSaved = saved?.some((entry) => entry.id === id) ?? null
  const key = `${area}/${id}`

  function set(next: boolean): void {
    pending.add(key)
    setNotice(next && sync === null ? { by: self, text: '' } : null)
    const save = sync?.saveInAccount ?? saveOnDevice
    save({ area, id, title }, next)
      .then((text) => {
        if (text !== '') setNotice({ by: self, text })
      })
      .finally(() => pending.delete(key))
  }

  return {
    isSaved,
    problem: isOurs ? shown.text : '',
    isNewOnDevice: isOurs && isSaved === true && sync === null,
    toggle: () => {
      if (!pending.has(key) && isSaved !== null) set(!isSaved)
    },
    save: () => set(true),
    clearNotice: () => {
      if (isOurs) setNotice(null)
    },
  }
}
