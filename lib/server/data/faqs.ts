import 'server-only'
import { faqEndpoints } from '@/lib/contract/reading/faq'
import { tags } from '@/lib/shared/cache-tags'
import { reader } from './reader'

/** A page of questions and answers, in reading order (`GET /v1/faq`, an extension). */
export const readFaqs = reader(faqEndpoints.list, [tags.faqs])
