import 'server-only'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import { faqEndpoints } from '@/lib/contract/reading/faq'
import { publicApi } from './api'
import { keep, tags } from './lifetime'
import { noItems } from './no-items'
import { read, requireValue } from './reading'

type FaqPage = ReplyOf<typeof faqEndpoints.list>

/** A page of questions and answers, in reading order (`GET /v1/faq`, an extension). */
export function readFaqs(query: QueryOf<typeof faqEndpoints.list>): Promise<FaqPage> {
  return requireValue(keptFaqs(query))
}

async function keptFaqs(query: QueryOf<typeof faqEndpoints.list>) {
  'use cache'
  keep(tags.faqs)
  return read<FaqPage>(noItems, () => publicApi().call(faqEndpoints.list, { query }))
}
