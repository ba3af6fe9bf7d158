import type { FocusEvent } from 'react'
import { Link } from '@/components/ui/link'
import { useAddress } from '@/hooks/page/use-address'
import { saveScrollPosition } from '@/lib/browser/page/restore-scroll'
import { routes } from '@/lib/shared/routes'

type Props = {
  readonly title: string
  readonly onBlur: (event: FocusEvent) => void
}

/** Said once it is safe on the device; nobody has to follow it. */
export function SavedOnDevice({ title, onBlur }: Props) {
  // Redrawn on every move; the address keeps `/en`, which this link leaves out.
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
