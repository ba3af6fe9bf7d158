import 'server-only'
import type { Named } from '@/lib/contract/common'
import { lookupEndpoints } from '@/lib/contract/site/lookup'
import { departmentEndpoints } from '@/lib/contract/studies/department'
import { universityEndpoints } from '@/lib/contract/studies/university'
import type { StudyChoices } from '@/lib/shared/listing/study-choices'
import { publicApi } from './api'
import { keep, tags } from './lifetime'
import { read, requireValue } from './reading'

/** Most items the API gives at once. */
const limit = 100

const noChoices: StudyChoices = {
  departmentId: [],
  universityId: [],
  qualificationId: [],
  majorId: [],
}

/** The lists filters of scholarships and majors are chosen from. */
export function readStudyChoices(): Promise<StudyChoices> {
  return requireValue(keptStudyChoices())
}

async function keptStudyChoices() {
  'use cache'
  keep(tags.lookups, tags.universities)
  const api = publicApi()
  return read(noChoices, async () => {
    const [departments, universities, qualifications, majors] = await Promise.all([
      api.call(departmentEndpoints.list, { query: { limit } }),
      listEveryUniversity(),
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

/** There are more universities than the API gives at once in a country of this size. */
async function listEveryUniversity(): Promise<readonly Named[]> {
  const api = publicApi()
  const first = await api.call(universityEndpoints.list, { query: { limit } })
  const offsets = Array.from(
    { length: Math.max(0, Math.ceil(first.total / limit) - 1) },
    (_, index) => (index + 1) * limit,
  )
  const others = await Promise.all(
    offsets.map((offset) => api.call(universityEndpoints.list, { query: { limit, offset } })),
  )
  return [first, ...others].flatMap(({ data }) => data)
}

const toNamed = ({ id, name }: Named): Named => ({ id, name })
