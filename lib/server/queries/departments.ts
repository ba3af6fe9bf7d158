import 'server-only'
import { MAX_LIMIT } from '@/lib/contract/common'
import { type Department, departmentEndpoints } from '@/lib/contract/studies/department'
import { cachedQuery } from '@/lib/server/cache/cached-query'
import { tags } from '@/lib/shared/cache-tags'

const readPage = cachedQuery(departmentEndpoints.list, [tags.lookups, tags.scholarships])

export async function readDepartments(): Promise<readonly Department[]> {
  return (await readPage({ limit: MAX_LIMIT })).data
}
