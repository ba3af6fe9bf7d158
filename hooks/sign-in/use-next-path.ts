import { useQueryParams } from '@/hooks/page/use-query-params'
import { parseNextPath } from '@/lib/shared/session/next-path'

export function useNextPath(): string | null {
  return parseNextPath(useQueryParams().get('next'))
}
