import { z } from 'zod'
import { endpoint } from '@/lib/contract/endpoint'
import { scholarshipFields } from '@/lib/contract/scholarships/scholarship'
import { majorFields } from '@/lib/contract/studies/major'
import { vacancyFields } from '@/lib/contract/vacancies/vacancy'
import { schemalessKhmerNameEndpoints } from './schemaless-khmer-name-endpoints'

const names = z.record(z.string(), z.string())

const filters = Object.keys({ ...vacancyFields, ...scholarshipFields, ...majorFields })
  .filter((name) => name.endsWith('Id'))
  .sort()

export const khmerNameEndpoints = {
  list: endpoint({
    id: 'listKhmerNames',
    ...schemalessKhmerNameEndpoints.list,
    tag: 'Reference data',
    summary: 'Khmer names of what listings can be filtered by: of each filter, by id',
    extension: true,
    sharedFor: 3600,
    reply: z.object(Object.fromEntries(filters.map((name) => [name, names]))),
  }),
}
