import { Heart } from 'lucide'
import type { ComponentType, FocusEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { useLazy } from '@/hooks/page/use-lazy'
import { usePageUrl } from '@/hooks/page/use-page-url'
import { useSaveToggle } from '@/hooks/saved/use-save-toggle'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { saveScrollBeforeSignIn } from '@/lib/browser/page/scroll-across-sign-in'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'
import { routes } from '@/lib/shared/routes'
import { type RowBadgeProps, SeenOrNewBadge } from './seen-or-new-badge'

export type SaveToggleProps = {
  readonly area: ListingApiPath
  readonly id: number
  readonly title: string
  readonly labelled?: boolean
  /** In a row: day of posting, in days since 2020. */
  readonly posted?: number
  /** Loads the mark that signed-in users see in a row instead. */
  readonly loadMark?: () => Promise<ComponentType<RowBadgeProps>>
}

/** Saves a listing in the account, or without a session on the device (decision 038). */
export function SaveToggle({
  area,
  id,
  title,
  labelled = false,
  posted,
  loadMark,
}: SaveToggleProps) {
  const { isSaved, problem, isNewOnDevice, toggle, clearNotice } = useSaveToggle({
    area,
    id,
    title,
  })
  const isMarked = useIsSignedIn() && loadMark !== undefined
  const mark = useLazy(isMarked ? loadMark : null, 'What was applied for is not marked.')
  const Mark = isMarked ? mark.value : SeenOrNewBadge
  if (isSaved === null) return null

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    // The links are part of the message.
    if (!currentTarget.closest('.save')?.contains(relatedTarget)) clearNotice()
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
        <span role="status">{isNewOnDevice && <SavedOnDevice title={title} onBlur={leave} />}</span>
        <span role="alert">{problem}</span>
      </span>
      {posted !== undefined && Mark && <Mark area={area} id={id} posted={posted} />}
    </>
  )
}

type OfferProps = { readonly title: string; readonly onBlur: (event: FocusEvent) => void }

/** Confirms that a listing is saved on the device, and offers to sign in. */
function SavedOnDevice({ title, onBlur }: OfferProps) {
  // Re-renders on navigation; the address keeps `/en`, which this link leaves out.
  usePageUrl()
  const { pathname, search } = window.location
  return (
    <>
      <Link href={routes.saved} onBlur={onBlur} className="text-link">
        Saved
      </Link>{' '}
      on this device.{' '}
      <Link
        href={routes.loginAndBack(pathname + search)}
        rel="nofollow"
        aria-label={`Sign in to keep ${title} on all your devices`}
        onClickCapture={({ currentTarget }) => saveScrollBeforeSignIn(currentTarget)}
        onBlur={onBlur}
        className="text-link"
      >
        Sign in to keep it on all your devices
      </Link>
    </>
  )
}
