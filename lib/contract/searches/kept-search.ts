import { z } from 'zod'
import { count, done, moment, momentInput, pageOf } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { line } from '@/lib/contract/text'
import { keptSearchCalls, MOST_NEW, MOST_SEARCHES } from './kept-search-calls'

const tag = 'Kept searches'

/** Where new things are posted and close. */
export const searchedArea = z.enum(['jobs', 'internships', 'scholarships'])
export type SearchedArea = z.output<typeof searchedArea>

/** What an address has after its question mark, without the order and the page; empty: everything. */
export const addressQuery = z
  .string()
  .max(2500, 'must be at most 2,500 characters')
  .regex(/^[\w.*+%=&-]*$/, 'must be the query of an address')

const search = { area: searchedArea, search: addressQuery }

/** `label` is for people: "Civil jobs in Siem Reap". `lookedAt`: when its results were last seen. */
export const keptSearchSchema = z.object({
  ...search,
  label: line(1000).min(1, 'must not be empty'),
  lookedAt: moment,
})
export type KeptSearch = z.output<typeof keptSearchSchema>

export const keptSearchEndpoints = {
  list: endpoint({
    id: 'listKeptSearches',
    ...keptSearchCalls.list,
    tag,
    summary: 'The searches the user keeps, at most twenty, last kept first',
    extension: true,
    reply: pageOf(keptSearchSchema),
  }),
  keep: endpoint({
    id: 'keepSearch',
    ...keptSearchCalls.keep,
    tag,
    summary: 'Keep a search, or say that it was looked at; a later look stays',
    extension: true,
    body: keptSearchSchema.strict(),
    reply: done,
    errors: [409],
  }),
  forget: endpoint({
    id: 'forgetSearch',
    ...keptSearchCalls.forget,
    tag,
    summary: 'Keep a search no longer; one that is not kept changes nothing',
    extension: true,
    query: z.object(search),
    reply: done,
  }),
}

const sinceSearch = z.strictObject({ ...search, since: momentInput })

export const searchCountEndpoints = {
  count: endpoint({
    id: 'countNewInSearches',
    ...keptSearchCalls.count,
    tag,
    summary: 'How many open ones each search has that were published after a moment, at most 100',
    cost: 'expensive',
    extension: true,
    body: z.strictObject({ searches: z.array(sinceSearch).max(MOST_SEARCHES) }),
    /** In the order asked; null for a search that cannot be read. */
    reply: z.object({ data: z.array(count.max(MOST_NEW).nullable()) }),
  }),
}
