import { z } from 'zod'
import { id, pageOf } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { articleQuery } from './article'

/** `answer` is sanitised HTML. */
export const faqSchema = z.object({
  id,
  question: z.string(),
  answer: z.string(),
  topic: z.string(),
})
export type Faq = z.output<typeof faqSchema>

export const faqEndpoints = {
  list: endpoint({
    id: 'listFaqs',
    method: 'GET',
    path: '/v1/faq',
    tag: 'Pages',
    summary: 'Questions and answers, in the order they are to be read',
    extension: true,
    query: articleQuery,
    reply: pageOf(faqSchema),
  }),
}
