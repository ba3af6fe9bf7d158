import 'server-only'
import { type Draft, getDraft } from '@/lib/server/forms/drafts'
import { keepForASecondAs } from '@/lib/server/reading/lifetime'

/** What somebody typed into a form that was not taken, for a page nobody keeps; null when it is gone. */
export async function readDraft(id: string): Promise<Draft | null> {
  'use cache'
  keepForASecondAs('unkept')
  return getDraft(id)
}
