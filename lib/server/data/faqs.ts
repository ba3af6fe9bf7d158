import 'server-only'
import { faqEndpoints } from '@/lib/contract/articles/faq'
import { reader } from '@/lib/server/reading/reader'
import { tags } from '@/lib/shared/cache-tags'

export const readFaqs = reader(faqEndpoints.list, [tags.faqs])
