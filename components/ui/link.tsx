'use client'

import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { useHasLocale } from '@/hooks/use-has-locale'
import { getConnection, mayPrefetch } from '@/lib/browser/may-prefetch'
import { withLocale } from '@/lib/routes'

export type LinkProps = Omit<
  ComponentProps<'a'>,
  'href' | 'onClick' | 'onMouseEnter' | 'onTouchStart' | 'onFocus'
> & {
  /** A path of this site without `/en` (see `lib/routes`), or any other address. */
  readonly href: string
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean
  /** False keeps the scroll position. */
  readonly scroll?: boolean
}

/**
 * A link. Inside the site it keeps the visitor inside `/en` and fetches ahead on hover, touch and
 * focus, never on slow or metered connections (spec §9); any other address is a plain anchor.
 */
export function Link({ replace = false, scroll = true, ...props }: LinkProps) {
  const isInternal = props.href.startsWith('/') && !props.href.startsWith('//')
  if (!isInternal) return <a {...props} />
  return <InternalLink {...props} replace={replace} scroll={scroll} />
}

function InternalLink({ href, ...props }: LinkProps) {
  const router = useRouter()
  const address = useHasLocale() ? withLocale(href) : href
  const prefetch = () => {
    if (mayPrefetch(getConnection())) router.prefetch(address)
  }
  return (
    <NextLink
      {...props}
      href={address}
      prefetch={false}
      onMouseEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
    />
  )
}
