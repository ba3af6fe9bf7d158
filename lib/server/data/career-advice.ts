import 'server-only'
import { careerAdviceEndpoints } from '@/lib/contract/reading/career-advice'
import { tags } from '@/lib/shared/cache-tags'
import { itemReader, reader } from './reader'

/** A page of career advice, newest first (spec §7, `GET /v1/careers-advice`). */
export const readCareerAdviceList = reader(careerAdviceEndpoints.list, [tags.careerAdvice])

/** One piece of career advice; null when there is none. */
export const readCareerAdvice = itemReader(careerAdviceEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.careerAdvice],
  missing: [tags.careerAdvice],
}))
