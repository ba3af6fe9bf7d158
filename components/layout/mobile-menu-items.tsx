'use client'

import { Link } from '@/components/ui/link'
import { EmployerLink } from './employer-link'
import { aboutUs, access, areas, type NavigationItem, readings } from './navigation'

const groups: readonly { readonly label: string; readonly items: readonly NavigationItem[] }[] = [
  { label: 'Search', items: areas },
  { label: 'Reading', items: [aboutUs, ...readings] },
  { label: 'Account', items: access },
]

/**
 * The mobile menu of a visitor who is not signed in (spec §2). A client component, so that it travels
 * once with the script and not again with each page.
 */
export function MobileMenuItems({ employerUrl }: { readonly employerUrl: string }) {
  return (
    <nav aria-label="Menu" className="px-4 pb-8 md:px-6">
      {groups.map(({ label, items }) => (
        <ul key={label} aria-label={label} className="border-line border-b py-3">
          {items.map((item) => (
            <li key={item.href}>
              <Link
                href={item.href}
                className="flex min-h-target items-center text-lg text-ink hover:text-pen-text"
              >
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
