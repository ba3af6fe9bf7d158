import 'server-only'
import { careerAdviceEndpoints } from '@/lib/contract/articles/career-advice'
import { itemReader, reader } from '@/lib/server/reading/reader'
import { tags } from '@/lib/shared/cache-tags'

export const readCareerAdviceList = reader(careerAdviceEndpoints.list, [tags.careerAdvice])

export const readCareerAdvice = itemReader(careerAdviceEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.careerAdvice],
  missing: [tags.careerAdvice],
}))
