import { Link } from '@/components/ui/link'
import { EmployerLink } from '../../navigation/employer-link'
import {
  aboutUsItem,
  areaItems,
  articleItems,
  type NavigationItem,
  notificationsItem,
  savedItem,
  signInItems,
} from '../../navigation/site-navigation'

const groups: readonly { readonly label: string; readonly items: readonly NavigationItem[] }[] = [
  { label: 'Search', items: areaItems },
  { label: 'Reading', items: [aboutUsItem, ...articleItems] },
  { label: 'Account', items: [savedItem, notificationsItem, ...signInItems] },
]

/** Renders the mobile menu of signed-out visitors (spec §2). */
export function MobileMenuItems({ employerUrl }: { readonly employerUrl: string }) {
  return (
    <nav aria-label="Menu" className="menu-items">
      {groups.map(({ label, items }) => (
        <ul key={label} aria-label={label} className="menu-rule">
          {items.map((item) => (
            <li key={item.href}>
              <Link href={item.href} className="menu-item">
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      ))}
      <p className="pt-5">
        <EmployerLink href={employerUrl} />
      </p>
    </nav>
  )
}
