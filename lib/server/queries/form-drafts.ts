import 'server-only'
import { cacheForOneSecondAs } from '@/lib/server/cache/cache-lifetime'
import { type FormDraft, getFormDraft } from '@/lib/server/forms/form-drafts'
import { DRAFT_EXPIRED } from '@/lib/shared/forms/failure-messages'

/** Reads what was typed into a refused form, for a page that is never cached; an empty draft that says so when it has expired. */
export async function readFormDraft(id: string): Promise<FormDraft> {
  'use cache'
  cacheForOneSecondAs('uncached')
  return getFormDraft(id) ?? { values: {}, problems: [], failure: DRAFT_EXPIRED }
}
