import 'server-only'
import { interviewTipEndpoints } from '@/lib/contract/articles/interview-tip'
import { cachedItemQuery, cachedQuery } from '@/lib/server/cache/cached-query'
import { tags } from '@/lib/shared/cache-tags'

export const readInterviewTips = cachedQuery(interviewTipEndpoints.list, [tags.interviewTips])

export const readInterviewTip = cachedItemQuery(interviewTipEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.interviewTips],
  missing: [tags.interviewTips],
}))
