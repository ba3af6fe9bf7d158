import { toAddress, toReply } from '@/lib/browser/wire/transport'
import type { NamedArea } from '@/lib/contract/listing'
import type { Suggestion } from '@/lib/contract/searches/suggestion'
import { suggestionCalls } from '@/lib/contract/searches/suggestion-calls'

/** None where the API does not answer: searching works without. @throws DOMException when it is aborted */
export async function askSuggestions(
  area: NamedArea,
  searchText: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const response = await fetch(toAddress(suggestionCalls.list, { query: { area, searchText } }), {
    signal,
  })
  const { status, body } = toReply(response.status, await response.text())
  return status === 200 && isList(body) ? body.data.filter(isSuggestion) : []
}

function isList(body: unknown): body is { readonly data: readonly unknown[] } {
  return typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data)
}

function isSuggestion(value: unknown): value is Suggestion {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    !('also' in value && typeof value.also !== 'string')
  )
}
