import 'server-only'
import { faqEndpoints } from '@/lib/contract/reading/faq'
import { tags } from '@/lib/shared/cache-tags'
import { reader } from './reader'

export const readFaqs = reader(faqEndpoints.list, [tags.faqs])
