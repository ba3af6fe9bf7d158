import 'server-only'
import { type Draft, getDraft } from '@/lib/server/forms/drafts'
import { keepForASecond } from './lifetime'

/** Tag of pages for one visitor alone; `lib/server/page-cache/handler.mjs` sends them and keeps none. */
const UNKEPT = 'unkept'

/** What somebody typed into a form that was not taken, for a page nobody keeps; null when it is gone. */
export async function readDraft(id: string): Promise<Draft | null> {
  'use cache'
  keepForASecond(UNKEPT)
  return getDraft(id)
}
