import type { FocusEvent } from 'react'
import { Link } from '@/components/ui/link'
import { useAddress } from '@/hooks/page/use-address'
import { saveScrollPosition } from '@/lib/browser/page/restore-scroll'
import { routes } from '@/lib/shared/routes'

type Props = {
  readonly title: string
  readonly onBlur: (event: FocusEvent) => void
}

/** Confirms that an item is saved on the device, and offers to sign in. */
export function SavedOnDevice({ title, onBlur }: Props) {
  // Re-renders on navigation; the address keeps `/en`, which this link leaves out.
  useAddress()
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
        onClickCapture={({ currentTarget }) => saveScrollPosition(currentTarget)}
        onBlur={onBlur}
        className="text-link"
      >
        Sign in to keep it on all your devices
      </Link>
    </>
  )
}
