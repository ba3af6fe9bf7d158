import {
  moreProfileItems,
  notificationItems,
  resumesItem,
  savedItems,
} from '@/components/navigation/account-navigation'
import type { NavigationItem } from '@/components/navigation/site-navigation'
import { Link } from '@/components/ui/link'

type Props = {
  /** Without `/en`. */
  readonly path: string
  /** Items that depend on how the user signs in. */
  readonly accountItems: readonly NavigationItem[]
  /** Number of further items to reserve space for, so that nothing moves. */
  readonly reservedItemCount: number
}

export function ProfileNavigation({ path, accountItems, reservedItemCount }: Props) {
  const places = Array.from({ length: reservedItemCount }, (_, place) => `reserved-${place}`)
  const groups: readonly (readonly [string, readonly (NavigationItem | string)[]])[] = [
    ['Profile info', [...accountItems, ...places, ...moreProfileItems]],
    ['CV', [resumesItem]],
    ['Saved', savedItems],
    ['Notifications', notificationItems],
  ]
  return groups.map(([heading, items]) => (
    <div key={heading} className="mt-4 first:mt-0">
      <p className="label" aria-hidden="true">
        {heading}
      </p>
      <ul aria-label={heading}>
        {items.map((item) =>
          typeof item === 'string' ? (
            <li
              key={item}
              aria-hidden="true"
              className="min-h-target border-b border-transparent"
            />
          ) : (
            <li key={item.href} className="border-b border-line">
              <Link
                href={item.href}
                aria-current={item.href === path ? 'page' : undefined}
                className="flex min-h-target items-center border-pen hover:text-pen-text aria-[current]:border-l-3 aria-[current]:pl-3 aria-[current]:font-medium"
              >
                {item.label}
              </Link>
            </li>
          ),
        )}
      </ul>
    </div>
  ))
}
