import { z } from 'zod'
import { count, done, moment, momentInput, pageOf } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { lineInput } from '@/lib/contract/text-inputs'
import {
  MAX_NEW_COUNT,
  MAX_SAVED_SEARCHES,
  schemalessSavedSearchEndpoints,
} from './schemaless-saved-search-endpoints'

const tag = 'Kept searches'

/** Areas whose listings are posted and close. */
export const listingType = z.enum(['jobs', 'internships', 'scholarships'])
export type ListingType = z.output<typeof listingType>

/** The query of a listing's address without order and page; empty: the whole listing. */
export const listingQueryString = z
  .string()
  .max(2500, 'must be at most 2,500 characters')
  .regex(/^[\w.*+%=&-]*$/, 'must be the query of an address')

const search = { area: listingType, search: listingQueryString }

/** `label` is the name shown to users: "Civil jobs in Siem Reap". `lookedAt` is when its results were last seen. */
export const savedSearchSchema = z.object({
  ...search,
  label: lineInput(1000).min(1, 'must not be empty'),
  lookedAt: moment,
})
export type SavedSearch = z.output<typeof savedSearchSchema>

export const savedSearchEndpoints = {
  list: endpoint({
    id: 'listKeptSearches',
    ...schemalessSavedSearchEndpoints.list,
    tag,
    summary: 'The searches the user keeps, at most twenty, last kept first',
    extension: true,
    reply: pageOf(savedSearchSchema),
  }),
  save: endpoint({
    id: 'keepSearch',
    ...schemalessSavedSearchEndpoints.save,
    tag,
    summary: 'Keep a search, or say that it was looked at; a later look stays',
    extension: true,
    body: savedSearchSchema.strict(),
    reply: done,
    errors: [409],
  }),
  delete: endpoint({
    id: 'forgetSearch',
    ...schemalessSavedSearchEndpoints.delete,
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
    ...schemalessSavedSearchEndpoints.count,
    tag,
    summary: 'How many open ones each search has that were published after a moment, at most 100',
    cost: 'expensive',
    extension: true,
    body: z.strictObject({ searches: z.array(sinceSearch).max(MAX_SAVED_SEARCHES) }),
    /** In the order of the input; null for a search that cannot be parsed. */
    reply: z.object({ data: z.array(count.max(MAX_NEW_COUNT).nullable()) }),
  }),
}
