import { ChevronDown } from 'lucide'
import { type ReactNode, useEffect, useId } from 'react'
import { EmployerLink } from '@/components/navigation/employer-link'
import {
  aboutUsItem,
  articleItems,
  type NavigationItem,
} from '@/components/navigation/site-navigation'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { usePopup } from '@/hooks/page/use-popup'
import { useCurrentUser } from '@/hooks/session/use-current-user'
import { clearOtherUsersText } from '@/lib/browser/forms/form-storage'
import {
  accountLinks,
  listProfileItems,
  moreProfileItems,
  notificationItems,
  resumesItem,
  savedItems,
} from '../navigation/account-navigation'
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

type Props = {
  readonly employerUrl: string
  /** Shown to signed-out visitors, and until the user is known. */
  readonly fallback: ReactNode
}

/** Renders the mobile menu of a signed-in user; one group is open at a time (spec §2). */
export function SignedInMobileMenuItems({ employerUrl, fallback }: Props) {
  const user = useCurrentUser()
  const name = useId()
  if (!user) return fallback
  return (
    <nav aria-label="Menu" className="menu-items">
      <ul>
        <Items items={[aboutUsItem, ...articleItems]} />
        <Group
          name={name}
          label="Profile info"
          items={[...listProfileItems(user), ...moreProfileItems]}
        />
        <Items items={[resumesItem]} />
        <Group name={name} label="Saved" items={savedItems} />
        <Group name={name} label="Notifications" items={notificationItems} />
        <li>
          <SignOutButton className="menu-item" />
        </li>
      </ul>
      <p className="pt-5">
        <EmployerLink href={employerUrl} />
      </p>
    </nav>
  )
}

function Items({ items }: { readonly items: readonly NavigationItem[] }) {
  return items.map(({ label, href }) => (
    <li key={href}>
      <Link href={href} className="menu-item">
        {label}
      </Link>
    </li>
  ))
}

type GroupProps = {
  readonly name: string
  readonly label: string
  readonly items: readonly NavigationItem[]
}

function Group({ name, label, items }: GroupProps) {
  return (
    <li>
      <details name={name} className="menu-group">
        <summary className="menu-item">
          {label}
          <Icon icon={ChevronDown} />
        </summary>
        <ul>
          <Items items={items} />
        </ul>
      </details>
    </li>
  )
}

/** Bundles all header parts of a signed-in user into one script. */
export const signedInHeaderParts = {
  AccountMenu,
  AccountItems: SignedInMobileMenuItems,
  AccountName,
}
