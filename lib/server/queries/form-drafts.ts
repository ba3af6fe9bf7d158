import 'server-only'
import { cacheForOneSecondAs } from '@/lib/server/cache/cache-lifetime'
import { type Draft, getDraft } from '@/lib/server/forms/drafts'

/** Reads what was typed into a refused form, for a page that is never cached; null when it has expired. */
export async function readFormDraft(id: string): Promise<Draft | null> {
  'use cache'
  cacheForOneSecondAs('unkept')
  return getDraft(id)
}
