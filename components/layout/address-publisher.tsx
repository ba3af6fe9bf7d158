'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { publishAddress } from '@/lib/browser/address'
import { withoutLocale } from '@/lib/routes'

/**
 * Tells the frame's islands where the visitor is. The router's hooks are asked in the browser only:
 * while a page is prerendered they suspend on unknown parameters and see the rewritten path.
 */
export function AddressPublisher() {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive ? <Publisher /> : null
}

function Publisher() {
  const path = withoutLocale(usePathname())
  const query = useSearchParams().toString()
  useEffect(() => publishAddress({ path, query }), [path, query])
  return null
}
