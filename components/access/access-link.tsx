'use client'

import { Link, type LinkProps } from '@/components/ui/link'
import { useNextPath } from '@/hooks/session/use-next-path'

/** To another access screen, with the `next` of this one. */
export function AccessLink({ href, ...props }: LinkProps) {
  const next = useNextPath()
  const query = next === null ? '' : `?next=${encodeURIComponent(next)}`
  return <Link {...props} href={href + query} />
}
