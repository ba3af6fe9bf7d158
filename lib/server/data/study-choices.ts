import 'server-only'
import type { Named } from '@/lib/contract/common'
import { lookupEndpoints } from '@/lib/contract/site/lookup'
import { departmentEndpoints } from '@/lib/contract/studies/department'
import { universityEndpoints } from '@/lib/contract/studies/university'
import { listAll } from '@/lib/shared/api/list-all'
import { tags } from '@/lib/shared/cache-tags'
import type { StudyChoices } from '@/lib/shared/listing/study-choices'
import { publicApi } from './api'
import { keep } from './lifetime'
import { read, requireValue } from './reading'

/** Most items the API gives at once. */
const limit = 100

/** The lists filters of scholarships and majors are chosen from. */
export function readStudyChoices(): Promise<StudyChoices> {
  return requireValue(keptStudyChoices())
}

async function keptStudyChoices() {
  'use cache'
  keep([tags.lookups, tags.universities])
  const api = publicApi()
  return read(async () => {
    const [departments, universities, qualifications, majors] = await Promise.all([
      api.call(departmentEndpoints.list, { query: { limit } }),
      listAll((query) => api.call(universityEndpoints.list, { query })),
      api.call(lookupEndpoints.qualifications, { query: { limit } }),
      api.call(lookupEndpoints.userMajors, { query: { limit } }),
    ])
    return {
      departmentId: departments.data.map(toNamed),
      universityId: universities.map(toNamed),
      qualificationId: qualifications.data.map(toNamed),
      majorId: majors.data.map(toNamed),
    }
  })
}

const toNamed = ({ id, name }: Named): Named => ({ id, name })
