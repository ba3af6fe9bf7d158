import { usePathname, useSearchParams } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { publishAddress } from '@/lib/browser/page/address'
import { withoutLocale } from '@/lib/shared/routes'

/** In the browser only: prerendering suspends the router's hooks on unknown parameters and shows the rewritten path. */
export function AddressPublisher() {
  const path = withoutLocale(usePathname())
  const query = useSearchParams().toString()
  // Before the new page is painted, so that it is never seen at the old one's place.
  useLayoutEffect(() => publishAddress({ path, query }), [path, query])
  return null
}
