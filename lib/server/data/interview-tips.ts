import 'server-only'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import type { Tip } from '@/lib/contract/reading/article'
import { interviewTipEndpoints } from '@/lib/contract/reading/interview-tip'
import { listTitles, type Titles } from '@/lib/server/articles/titles'
import { nullWhenMissing, publicApi } from './api'
import { keep, keepBriefly, tags } from './lifetime'
import { noItems } from './no-items'
import { read, requireValue } from './reading'

type TipPage = ReplyOf<typeof interviewTipEndpoints.list>

/** A page of interview tips, newest first (spec §7, `GET /v1/job-interview-tips`). */
export function readInterviewTips(
  query: QueryOf<typeof interviewTipEndpoints.list>,
): Promise<TipPage> {
  return requireValue(keptInterviewTips(query))
}

async function keptInterviewTips(query: QueryOf<typeof interviewTipEndpoints.list>) {
  'use cache'
  keep(tags.interviewTips)
  return read<TipPage>(noItems, () => publicApi().call(interviewTipEndpoints.list, { query }))
}

/** One tip for interviews; null when there is none. */
export function readInterviewTip(id: number): Promise<Tip | null> {
  return requireValue(keptInterviewTip(id))
}

async function keptInterviewTip(id: number) {
  'use cache'
  const item = await read(null, () =>
    nullWhenMissing(publicApi().call(interviewTipEndpoints.get, { params: { id } })),
  )
  if ('value' in item && item.value === null) keepBriefly(tags.interviewTips)
  else keep(tags.interviewTips)
  return item
}

/** The titles of interview tips. */
export function readInterviewTipTitles(): Promise<Titles> {
  return requireValue(keptInterviewTipTitles())
}

async function keptInterviewTipTitles() {
  'use cache'
  keep(tags.interviewTips)
  return read<Titles>([], () =>
    listTitles((query) => publicApi().call(interviewTipEndpoints.list, { query })),
  )
}
