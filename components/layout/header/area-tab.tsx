import { Link } from '@/components/ui/link'
import { useAddress } from '@/hooks/page/use-address'
import { isWithin } from '@/lib/shared/routes'
import type { NavigationItem } from '../../navigation/site-navigation'

/** Links to an area; it is marked as current in the browser only, where the address is known (`AddressPublisher`). */
export function AreaTab({ label, href }: NavigationItem) {
  const address = useAddress()
  const isCurrent = address !== null && isWithin(address.path, href)
  return (
    <Link
      href={href}
      aria-current={isCurrent ? (address.path === href ? 'page' : 'true') : undefined}
      className="tab"
    >
      {label}
    </Link>
  )
}
