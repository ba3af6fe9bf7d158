import { Link } from '@/components/ui/link'
import { EmployerLink } from './employer-link'
import {
  aboutUs,
  access,
  areas,
  type NavigationItem,
  notifications,
  readings,
  saved,
} from './navigation'

const groups: readonly { readonly label: string; readonly items: readonly NavigationItem[] }[] = [
  { label: 'Search', items: areas },
  { label: 'Reading', items: [aboutUs, ...readings] },
  { label: 'Account', items: [saved, notifications, ...access] },
]

/** For visitors who are not signed in (spec §2). */
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
