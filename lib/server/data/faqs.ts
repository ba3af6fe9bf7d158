import 'server-only'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import { listFaqs } from '@/lib/contract/reading/faq'
import { publicApi } from './api'
import { keep, tags } from './lifetime'
import { noItems } from './no-items'
import { read, requireValue } from './reading'

type FaqPage = ReplyOf<typeof listFaqs>

/** A page of questions and answers, in reading order (`GET /v1/faq`, an extension). */
export function readFaqs(query: QueryOf<typeof listFaqs>): Promise<FaqPage> {
  return requireValue(keptFaqs(query))
}

async function keptFaqs(query: QueryOf<typeof listFaqs>) {
  'use cache'
  keep(tags.faqs)
  return read<FaqPage>(noItems, () => publicApi().call(listFaqs, { query }))
}
