import { Heart } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { useAddress } from '@/hooks/page/use-address'
import { routes } from '@/lib/shared/routes'
import type { SaveHeartProps } from './save-heart'

/** For visitors without a session: leads to signing in and back here. */
export function SaveLink({ title, labelled = false }: SaveHeartProps) {
  // Redrawn on every move; the address keeps `/en`, which this link leaves out.
  useAddress()
  const { pathname, search } = window.location
  return (
    <span className="save">
      <Link
        href={routes.loginAndBack(pathname + search)}
        rel="nofollow"
        aria-label={`Sign in to save ${title}`}
        className="save-button"
      >
        <Icon icon={Heart} className="size-6" />
        {labelled && 'Save'}
      </Link>
    </span>
  )
}
