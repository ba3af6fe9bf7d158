import '@/lib/browser/api-client/zod-jitless'
import createPurifier, { type Config } from 'dompurify'
import { type Vacancy, type VacancyPreview, vacancyPreview } from '@/lib/contract/vacancies/vacancy'
import { mainLanguageOf, splitKhmer } from '@/lib/shared/format/khmer-runs'
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

/** No published item has this id. */
const NO_ID = 0

const RULES: Config & { readonly RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: 'p br ul ol li strong em b i h3 h4 a blockquote'.split(' '),
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?|mailto):[^<>]*$/i,
  RETURN_DOM_FRAGMENT: true,
}

/**
 * Converts a draft into a vacancy. Sanitised here, because anybody can write the fragment (promise T10). `postedAt`
 * is ISO 8601.
 */
export function toPreviewVacancy(draft: VacancyPreview, postedAt: string): Vacancy {
  return {
    ...draft,
    id: NO_ID,
    status: 'open',
    postedAt,
    updatedAt: postedAt,
    country: null,
    views: 0,
    apply: draft.applyUrl === null ? { way: 'text' } : { way: 'site', url: draft.applyUrl },
    description: sanitiseHtml(draft.description),
    requirements: sanitiseHtml(draft.requirements),
    benefits: sanitiseHtml(draft.benefits),
    howToApply: sanitiseHtml(draft.howToApply),
    company: {
      ...draft.company,
      description: sanitiseHtml(draft.company.description),
      openJobs: 0,
      openInternships: 0,
    },
  }
}

/** Sanitises HTML like the API does (promise T10). */
export function sanitiseHtml(html: string): string {
  const container = document.createElement('div')
  container.append(createPurifier(window).sanitize(html, RULES))
  for (const link of container.querySelectorAll('a')) {
    // A link whose address was removed becomes text.
    if (!link.hasAttribute('href')) link.replaceWith(...link.childNodes)
    link.rel = 'nofollow noopener'
    link.target = '_blank'
  }
  return container.innerHTML
}

export function addKhmerLang(html: string): { html: string; lang: 'km' | undefined } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const lang = mainLanguageOf(body.textContent ?? '')
  if (lang === undefined) for (const text of listTexts(body)) markKhmer(text)
  return { html: body.innerHTML, lang }
}

function listTexts(body: HTMLElement): Text[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode() !== null) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  }
  return texts
}

function markKhmer(text: Text): void {
  const runs = splitKhmer(text.data).map(({ words, isKhmer }) => {
    if (!isKhmer) return words
    const mark = document.createElement('span')
    mark.lang = 'km'
    mark.append(words)
    return mark
  })
  text.replaceWith(...runs)
}
