import 'server-only'
import { MAX_LIMIT } from '@/lib/contract/common'
import { type Department, departmentEndpoints } from '@/lib/contract/studies/department'
import { tags } from '@/lib/shared/cache-tags'
import { reader } from './reader'

const readPage = reader(departmentEndpoints.list, [tags.lookups, tags.scholarships])

/** Fields of study with their majors and open scholarships, in the order they are shown in. */
export async function readDepartments(): Promise<readonly Department[]> {
  return (await readPage({ limit: MAX_LIMIT })).data
}
