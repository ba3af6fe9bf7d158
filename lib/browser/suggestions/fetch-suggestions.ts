import { parseApiReply, toRequestUrl } from '@/lib/browser/api-client/transport'
import type { NamedArea } from '@/lib/contract/listing'
import type { Suggestion } from '@/lib/contract/suggestions/suggestion'
import { suggestionCalls } from '@/lib/contract/suggestions/suggestion-calls'
import { toRecord } from '@/lib/shared/to-record'

/** Fetches suggestions; none when the API does not answer. @throws DOMException when aborted */
export async function fetchSuggestions(
  area: NamedArea,
  searchText: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const response = await fetch(
    toRequestUrl(suggestionCalls.list, { query: { area, searchText } }),
    {
      signal,
    },
  )
  const { status, body } = parseApiReply(response.status, await response.text())
  return status === 200 && isList(body) ? body.data.filter(isSuggestion) : []
}

function isList(body: unknown): body is { readonly data: readonly unknown[] } {
  return Array.isArray(toRecord(body).data)
}

function isSuggestion(value: unknown): value is Suggestion {
  const { text, kind, also } = toRecord(value)
  const isAlso = also === undefined || typeof also === 'string'
  return typeof text === 'string' && typeof kind === 'string' && isAlso
}
