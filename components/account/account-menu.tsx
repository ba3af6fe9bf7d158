import { useEffect, useId } from 'react'
import { Link } from '@/components/ui/link'
import { usePopup } from '@/hooks/page/use-popup'
import { useCurrentUser } from '@/hooks/session/use-current-user'
import { clearOtherUsersText } from '@/lib/browser/forms/form-storage'
import { accountLinks } from '../navigation/account-navigation'
import { NotificationBell } from '../notifications/notification-bell'
import { AccountName } from './account-name'
import { Avatar } from './avatar'
import { SignOutButton } from './sign-out-button'

/** Renders the account menu, and nothing when signed out (spec §2). */
export function AccountMenu() {
  const user = useCurrentUser()
  const { isOpen, toggle, root, button } = usePopup<HTMLDivElement>()
  const id = useId()

  useEffect(() => {
    if (user) clearOtherUsersText()
  }, [user])

  if (user === undefined) return <span className="account" />
  if (user === null) return null
  return (
    <div className="account">
      <NotificationBell />
      <div ref={root}>
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          className="account-opener"
        >
          <Avatar photo={user.photo} />
          <span className="sr-only">Your account</span>
        </button>
        <nav id={id} aria-label="Account" hidden={!isOpen} className="account-sheet">
          <p className="label">
            <AccountName fallback="Your account" />
          </p>
          <ul>
            {accountLinks.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className="account-item">
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <SignOutButton className="account-item" />
            </li>
          </ul>
        </nav>
      </div>
    </div>
  )
}
