'use client'

import { Link, type LinkProps } from '@/components/ui/link'
import { useNextPath } from '@/hooks/session/use-next-path'

/** A link to another access screen: it takes along where the visitor wants to go afterwards. */
export function AccessLink({ href, ...props }: LinkProps) {
  const next = useNextPath()
  const query = next === null ? '' : `?next=${encodeURIComponent(next)}`
  return <Link {...props} href={href + query} />
}
