'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps, MouseEvent } from 'react'
import { useHasLocalePrefix } from '@/hooks/page/use-page-url'
import { isUnmodifiedClick } from '@/lib/browser/page/clicks'
import { getConnection, mayPrefetch } from '@/lib/browser/page/network-information'
import { withLocale } from '@/lib/shared/routes'

export type LinkProps = Omit<
  ComponentProps<'a'>,
  'href' | 'onClick' | 'onMouseEnter' | 'onTouchStart' | 'onFocus'
> & {
  /** Without `/en` (see `lib/shared/routes`). */
  readonly href: string
  readonly replace?: boolean
  readonly scroll?: boolean
}

/** Links within the site and keeps `/en`. Prefetches on hover, touch and focus, never on slow or metered connections (spec §9). */
export function Link(props: LinkProps) {
  const { href, replace, scroll, ...rest } = props
  if (href.startsWith('/') && !href.startsWith('//')) return <InternalLink {...props} />
  return <a {...rest} href={href} />
}

// Next's own link adds 3 KB for prefetching that we do not use; this calls the router directly.
function InternalLink({ href, replace = false, scroll = true, ...props }: LinkProps) {
  const router = useRouter()
  const address = useHasLocalePrefix() ? withLocale(href) : href
  const prefetch = () => {
    if (mayPrefetch(getConnection())) router.prefetch(address)
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const isForBrowser = props.target === '_blank' || props.download !== undefined
    if (isForBrowser || !isUnmodifiedClick(event)) return
    event.preventDefault()
    // Not `address`: a breadcrumb's link gets the filters of its list, which rendering takes out of its `href` again.
    const { pathname, search, hash, dataset } = event.currentTarget
    router[replace ? 'replace' : 'push'](pathname + (dataset.query ?? search) + hash, { scroll })
  }
  return (
    <a
      {...props}
      href={address}
      onClick={follow}
      onMouseEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
    />
  )
}
