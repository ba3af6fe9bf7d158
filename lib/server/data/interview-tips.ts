import 'server-only'
import { interviewTipEndpoints } from '@/lib/contract/articles/interview-tip'
import { itemReader, reader } from '@/lib/server/reading/reader'
import { tags } from '@/lib/shared/cache-tags'

export const readInterviewTips = reader(interviewTipEndpoints.list, [tags.interviewTips])

export const readInterviewTip = itemReader(interviewTipEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.interviewTips],
  missing: [tags.interviewTips],
}))
