import '@/lib/browser/api-client/zod-jitless'
import { type VacancyPreview, vacancyPreview } from '@/lib/contract/vacancies/vacancy'
import type { ReceivedDraft } from './receive-drafts'

/** `path` is empty for the whole draft. */
export type DraftProblem = { readonly path: string; readonly message: string }

export type ParsedDraft =
  | { readonly draft: VacancyPreview }
  | { readonly problems: readonly DraftProblem[] }

export function parsePreviewDraft(received: ReceivedDraft): ParsedDraft {
  const value = 'encoded' in received ? decode(received.encoded) : received.value
  if (value === undefined) {
    return {
      problems: [{ path: '', message: 'The draft in the address is not JSON in base64url.' }],
    }
  }
  const parsed = vacancyPreview.safeParse(value)
  if (parsed.success) return { draft: parsed.data }
  return {
    problems: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  }
}

function decode(encoded: string): unknown {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    // The page then says that the address contains no draft.
    return undefined
  }
}
