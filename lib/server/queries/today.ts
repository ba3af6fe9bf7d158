import 'server-only'
import { cacheWithTags } from '@/lib/server/cache/cache-lifetime'
import { tags } from '@/lib/shared/cache-tags'
import { toDay } from '@/lib/shared/calendar/day'

/** Returns today in Asia/Phnom_Penh at the time the page was cached; the browser corrects it after paint. */
export async function readToday(): Promise<string> {
  'use cache'
  cacheWithTags([tags.today])
  return toDay(new Date())
}
