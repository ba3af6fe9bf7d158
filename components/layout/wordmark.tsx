import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import { Mark } from './mark'

/** The site's name beside its mark; leads home. */
export function Wordmark({ siteName }: { readonly siteName: string }) {
  return (
    <Link
      href={routes.home}
      className="inline-flex min-h-target items-center gap-2 text-xl font-semibold text-ink"
    >
      <Mark />
      {siteName}
    </Link>
  )
}
