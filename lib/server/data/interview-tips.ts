import 'server-only'
import { interviewTipEndpoints } from '@/lib/contract/reading/interview-tip'
import { tags } from '@/lib/shared/cache-tags'
import { itemReader, reader } from './reader'

/** A page of interview tips, newest first (spec §7, `GET /v1/job-interview-tips`). */
export const readInterviewTips = reader(interviewTipEndpoints.list, [tags.interviewTips])

/** One tip for interviews; null when there is none. */
export const readInterviewTip = itemReader(interviewTipEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.interviewTips],
  missing: [tags.interviewTips],
}))
