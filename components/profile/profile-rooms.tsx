import {
  applications,
  myData,
  notificationGroup,
  reach,
  resumes,
  savedGroup,
} from '@/components/account/account-navigation'
import type { NavigationItem } from '@/components/layout/header/navigation'
import { Link } from '@/components/ui/link'

type Props = {
  /** Without `/en`. */
  readonly path: string
  /** These depend on how the user signs in. */
  readonly own: readonly NavigationItem[]
  /** Space for so many more items, so that nothing moves. */
  readonly reserved: number
}

export function ProfileRooms({ path, own, reserved }: Props) {
  const groups: readonly (readonly [string, readonly NavigationItem[]])[] = [
    ['Profile info', own],
    ['Applying', [resumes, applications]],
    ['Saved', savedGroup],
    ['Notifications', notificationGroup],
    ['Privacy', [reach, myData]],
  ]
  return groups.map(([heading, items]) => (
    <div key={heading} className="mt-4 first:mt-0">
      <p className="label" aria-hidden="true">
        {heading}
      </p>
      <ul aria-label={heading}>
        {items.map(({ label, href }) => (
          <li key={href} className="border-b border-line">
            <Link
              href={href}
              aria-current={href === path ? 'page' : undefined}
              className="flex min-h-target items-center border-pen hover:text-pen-text aria-[current]:border-l-3 aria-[current]:pl-3 aria-[current]:font-medium"
            >
              {label}
            </Link>
          </li>
        ))}
        {items === own &&
          Array.from({ length: reserved }, (_, place) => `kept-${place}`).map((key) => (
            <li key={key} aria-hidden="true" className="min-h-target border-b border-transparent" />
          ))}
      </ul>
    </div>
  ))
}
