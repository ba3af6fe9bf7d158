import { Heart } from 'lucide'
import { type FocusEvent, useState, useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import { useDeviceSaves } from '@/hooks/saved/use-device-saves'
import { saveOnDevice, unsaveOnDevice } from '@/lib/browser/saved/device-saves'
import {
  getNoticeOwner,
  setNoticeOwner,
  subscribeToNoticeOwner,
} from '@/lib/browser/saved/notice-owner'
import type { SaveButtonProps } from './account-save-button'
import { SavedOnDevice } from './saved-on-device'
import { VisitMark } from './visit-mark'

/** Saves an item on this device, for signed-out visitors (decision 038). */
export function DeviceSaveButton({ area, id, title, posted, labelled = false }: SaveButtonProps) {
  const isSaved = useDeviceSaves().some((save) => save.area === area && save.id === id)
  const [problem, setProblem] = useState('')
  const [self] = useState(() => ({}))
  const isLast =
    useSyncExternalStore(subscribeToNoticeOwner, getNoticeOwner, getNoticeOwner) === self

  function toggle() {
    if (isSaved) unsaveOnDevice({ area, id })
    const refusal = isSaved ? '' : saveOnDevice({ area, id, title })
    setProblem(refusal)
    setNoticeOwner(isSaved ? null : self)
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    // The sign-in link is part of the message.
    if (isLast && !currentTarget.closest('.save')?.contains(relatedTarget)) setNoticeOwner(null)
  }

  return (
    <>
      <span className="save">
        <button
          type="button"
          aria-pressed={isSaved}
          aria-label={`Save ${title}`}
          onClick={toggle}
          onBlur={leave}
          className="save-button"
        >
          <Icon icon={Heart} className="size-6" />
          {labelled && 'Save'}
        </button>
        <span role="status">
          {isLast && isSaved && <SavedOnDevice title={title} onBlur={leave} />}
        </span>
        <span role="alert">{isLast && problem}</span>
      </span>
      {posted !== undefined && <VisitMark area={area} id={id} posted={posted} />}
    </>
  )
}
