import { useSearch } from '@/hooks/page/use-search'
import { parseNextPath } from '@/lib/shared/session/next-path'

/** Where to go after signing in, from `next=`; null when nothing is said, and until the page is alive. */
export function useNextPath(): string | null {
  return parseNextPath(useSearch().get('next'))
}
