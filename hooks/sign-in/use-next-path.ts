import { useSearch } from '@/hooks/page/use-search'
import { parseNextPath } from '@/lib/shared/session/next-path'

export function useNextPath(): string | null {
  return parseNextPath(useSearch().get('next'))
}
