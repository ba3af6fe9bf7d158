import 'server-only'
import { interviewTipEndpoints } from '@/lib/contract/reading/interview-tip'
import { tags } from '@/lib/shared/cache-tags'
import { itemReader, reader } from './reader'

export const readInterviewTips = reader(interviewTipEndpoints.list, [tags.interviewTips])

export const readInterviewTip = itemReader(interviewTipEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.interviewTips],
  missing: [tags.interviewTips],
}))
