import { z } from 'zod'
import { endpoint } from '@/lib/contract/endpoint'
import { searchArea } from '@/lib/contract/listing'
import { MAX_SUGGESTIONS, schemalessSuggestionEndpoints } from './schemaless-suggestion-endpoints'

export const suggestionKind = z.enum(['title', 'skill', 'employer', 'place'])
export type SuggestionKind = z.output<typeof suggestionKind>

export const suggestion = z.object({
  text: z.string(),
  kind: suggestionKind,
  also: z.string().optional(),
})
export type Suggestion = z.output<typeof suggestion>

export const suggestionEndpoints = {
  list: endpoint({
    id: 'listSuggestions',
    ...schemalessSuggestionEndpoints.list,
    tag: 'Searches',
    summary: 'What an area has that begins with the words being typed, at most eight, best first',
    extension: true,
    sharedFor: 300,
    query: z.object({
      area: searchArea,
      searchText: z.string().trim().min(1).max(60, 'must be at most 60 characters'),
    }),
    reply: z.object({ data: z.array(suggestion).max(MAX_SUGGESTIONS) }),
  }),
}
