import { z } from 'zod'
import { endpoint } from '@/lib/contract/endpoint'
import { khmerNameCalls } from './khmer-name-calls'

const names = z.record(z.string(), z.string())

export const khmerNameEndpoints = {
  list: endpoint({
    id: 'listKhmerNames',
    ...khmerNameCalls.list,
    tag: 'Reference data',
    summary: 'Khmer names of what listings can be filtered by: of each filter, by id',
    extension: true,
    sharedFor: 3600,
    reply: z.object({
      categoryId: names,
      companyTypeId: names,
      departmentId: names,
      levelId: names,
      locationId: names,
      majorId: names,
      qualificationId: names,
      salaryId: names,
      typeId: names,
      universityId: names,
    }),
  }),
}
