import 'server-only'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import type { Article } from '@/lib/contract/reading/article'
import { careerAdviceEndpoints } from '@/lib/contract/reading/career-advice'
import { listTitles, type Titles } from '@/lib/server/articles/titles'
import { nullWhenMissing, publicApi } from './api'
import { keep, keepBriefly, tags } from './lifetime'
import { noItems } from './no-items'
import { read, requireValue } from './reading'

type AdvicePage = ReplyOf<typeof careerAdviceEndpoints.list>

/** A page of career advice, newest first (spec §7, `GET /v1/careers-advice`). */
export function readCareerAdviceList(
  query: QueryOf<typeof careerAdviceEndpoints.list>,
): Promise<AdvicePage> {
  return requireValue(keptCareerAdviceList(query))
}

async function keptCareerAdviceList(query: QueryOf<typeof careerAdviceEndpoints.list>) {
  'use cache'
  keep(tags.careerAdvice)
  return read<AdvicePage>(noItems, () => publicApi().call(careerAdviceEndpoints.list, { query }))
}

/** One piece of career advice; null when there is none. */
export function readCareerAdvice(id: number): Promise<Article | null> {
  return requireValue(keptCareerAdvice(id))
}

async function keptCareerAdvice(id: number) {
  'use cache'
  const item = await read(null, () =>
    nullWhenMissing(publicApi().call(careerAdviceEndpoints.get, { params: { id } })),
  )
  if ('value' in item && item.value === null) keepBriefly(tags.careerAdvice)
  else keep(tags.careerAdvice)
  return item
}

/** The titles of career advice. */
export function readCareerAdviceTitles(): Promise<Titles> {
  return requireValue(keptCareerAdviceTitles())
}

async function keptCareerAdviceTitles() {
  'use cache'
  keep(tags.careerAdvice)
  return read<Titles>([], () =>
    listTitles((query) => publicApi().call(careerAdviceEndpoints.list, { query })),
  )
}
