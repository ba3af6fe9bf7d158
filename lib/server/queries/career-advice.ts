import 'server-only'
import { careerAdviceEndpoints } from '@/lib/contract/articles/career-advice'
import { cachedItemQuery, cachedQuery } from '@/lib/server/cache/cached-query'
import { tags } from '@/lib/shared/cache-tags'

export const readCareerAdviceList = cachedQuery(careerAdviceEndpoints.list, [tags.careerAdvice])

export const readCareerAdvice = cachedItemQuery(careerAdviceEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.careerAdvice],
  missing: [tags.careerAdvice],
}))
