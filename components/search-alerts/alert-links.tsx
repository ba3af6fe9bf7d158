'use client'

import { Bell } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { importWithZod } from '@/lib/browser/api-client/import-with-zod'
import type { AlertLink } from '@/lib/shared/search-alerts/alert-links'

const loadToggle = () =>
  importWithZod(() => import('./alert-toggle').then(({ AlertToggle }) => AlertToggle))

/** Turns alerts on with one press for users; links to the e-mail form for all others and without script (decision 067). */
export function AlertLinks({ links }: { readonly links: readonly AlertLink[] }) {
  const isSignedIn = useIsSignedIn()
  const { value: Toggle } = useLazy(
    isSignedIn ? loadToggle : null,
    'Notifications cannot be switched here.',
  )
  return (
    <ul className="print:hidden">
      {links.map((link) => (
        <li key={link.area}>
          {Toggle ? (
            <Toggle {...link} />
          ) : (
            <Link href={link.href} rel="nofollow" className="text-link gap-2">
              <Icon icon={Bell} />
              {link.words}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
