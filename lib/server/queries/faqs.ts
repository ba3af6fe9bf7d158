import 'server-only'
import { faqEndpoints } from '@/lib/contract/articles/faq'
import { cachedQuery } from '@/lib/server/cache/cached-query'
import { tags } from '@/lib/shared/cache-tags'

export const readFaqs = cachedQuery(faqEndpoints.list, [tags.faqs])
