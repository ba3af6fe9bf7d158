import { usePathname, useSearchParams } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { publishAddress } from '@/lib/browser/page/address'
import { withoutLocale } from '@/lib/shared/routes'

/** Publishes the current address, in the browser only: in prerendering the router's hooks suspend on unknown parameters and return the rewritten path. */
export function AddressPublisher() {
  const path = withoutLocale(usePathname())
  const query = useSearchParams().toString()
  // Before the new page is painted, so that it never appears at the old scroll position.
  useLayoutEffect(() => publishAddress({ path, query }), [path, query])
  return null
}
