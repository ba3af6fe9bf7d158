'use client'

import { Heart } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { useAddress } from '@/hooks/page/use-address'
import { routes } from '@/lib/shared/routes'
import type { SaveHeartProps } from './save-heart'

/** The heart of a visitor without a session: leads to signing in, and back here. Fetched late. */
export function SaveLink({ title, labelled = false }: SaveHeartProps) {
  // Drawn again wherever the visitor goes; the address itself keeps `/en`, which this one leaves out.
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
