import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { publishAddress } from '@/lib/browser/page/address'
import { withoutLocale } from '@/lib/shared/routes'

/** In the browser only: prerendering suspends the router's hooks on unknown parameters and shows the rewritten path. */
export function AddressPublisher() {
  const path = withoutLocale(usePathname())
  const query = useSearchParams().toString()
  useEffect(() => publishAddress({ path, query }), [path, query])
  return null
}
