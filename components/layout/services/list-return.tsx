import { useEffect, useRef } from 'react'
import { useAddress } from '@/hooks/page/use-address'
import type { Address } from '@/lib/browser/page/address'
import { logFailure } from '@/lib/shared/log-failure'

/** Leads from an item back to its list: by the breadcrumb with its last filters, and with focus on the item's row. */
export function ListReturn() {
  const address = useAddress()
  const previous = useRef<Address>(null)

  useEffect(() => {
    if (address === null) return
    const left = previous.current
    previous.current = address
    // A first visit of a list loads nothing more (promise S12).
    if (left === null && !/\d/.test(address.path)) return
    const leaving = new AbortController()
    import('@/lib/browser/page/list-return')
      .then(({ connectToList }) => connectToList(left, address, leaving.signal))
      .catch((cause: unknown) => logFailure('The breadcrumb leads to the whole list.', cause))
    return () => leaving.abort()
  }, [address])

  return null
}
