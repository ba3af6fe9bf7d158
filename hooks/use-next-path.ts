'use client'

import { parseNextPath } from '@/lib/session/next-path'
import { useSearch } from './use-search'

/** Where to go after signing in, from `next=`; null when nothing is said, and until the page is alive. */
export function useNextPath(): string | null {
  return parseNextPath(useSearch().get('next'))
}
