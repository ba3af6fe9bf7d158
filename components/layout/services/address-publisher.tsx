'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { publishAddress } from '@/lib/browser/page/address'
import { withoutLocale } from '@/lib/shared/routes'

/**
 * Tells the frame's islands where the visitor is. In the browser only: while a page is prerendered
 * the router's hooks suspend on unknown parameters and see the rewritten path.
 */
export function AddressPublisher() {
  const path = withoutLocale(usePathname())
  const query = useSearchParams().toString()
  useEffect(() => publishAddress({ path, query }), [path, query])
  return null
}
