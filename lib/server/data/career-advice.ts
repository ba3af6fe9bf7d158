import 'server-only'
import { careerAdviceEndpoints } from '@/lib/contract/reading/career-advice'
import { tags } from '@/lib/shared/cache-tags'
import { itemReader, reader } from './reader'

export const readCareerAdviceList = reader(careerAdviceEndpoints.list, [tags.careerAdvice])

export const readCareerAdvice = itemReader(careerAdviceEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.careerAdvice],
  missing: [tags.careerAdvice],
}))
