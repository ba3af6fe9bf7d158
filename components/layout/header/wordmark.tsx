import { Link } from '@/components/ui/link'
import { routes } from '@/lib/shared/routes'
import { Mark } from './mark'

export function Wordmark({ siteName }: { readonly siteName: string }) {
  return (
    <Link href={routes.home} className="wordmark">
      <Mark />
      {siteName}
    </Link>
  )
}
