import 'server-only'
import { type Department, departmentEndpoints } from '@/lib/contract/studies/department'
import { publicApi } from './api'
import { keep, tags } from './lifetime'
import { read, requireValue } from './reading'

/** Fields of study with their majors and open scholarships, in the order they are shown in. */
export function readDepartments(): Promise<readonly Department[]> {
  return requireValue(keptDepartments())
}

async function keptDepartments() {
  'use cache'
  keep(tags.lookups, tags.scholarships)
  return read<readonly Department[]>(
    [],
    async () => (await publicApi().call(departmentEndpoints.list, { query: { limit: 100 } })).data,
  )
}
