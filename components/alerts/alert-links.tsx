import { Bell } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { AlertLink } from '@/lib/shared/alert-links'

/** Where no list stands whose foot would offer it; without script and without an account (decision 042). */
export function AlertLinks({ links }: { readonly links: readonly AlertLink[] }) {
  return (
    <ul className="print:hidden">
      {links.map(({ words, href }) => (
        <li key={href}>
          <Link href={href} rel="nofollow" className="text-link gap-2">
            <Icon icon={Bell} />
            {words}
          </Link>
        </li>
      ))}
    </ul>
  )
}
