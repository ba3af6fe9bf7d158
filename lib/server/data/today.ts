import 'server-only'
import { keep } from '@/lib/server/reading/lifetime'
import { tags } from '@/lib/shared/cache-tags'
import { toDay } from '@/lib/shared/calendar/day'

/** Today in Asia/Phnom_Penh as the cached page knows it; islands correct it after paint. */
export async function readToday(): Promise<string> {
  'use cache'
  keep([tags.today])
  return toDay(new Date())
}
