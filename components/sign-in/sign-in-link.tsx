'use client'

import { Link, type LinkProps } from '@/components/ui/link'
import { useNextPath } from '@/hooks/sign-in/use-next-path'

export function SignInLink({ href, ...props }: LinkProps) {
  const next = useNextPath()
  const query = next === null ? '' : `?next=${encodeURIComponent(next)}`
  return <Link {...props} href={href + query} />
}
