import { cropText } from '@/lib/shared/format/text'
import { SHARE_DESCRIPTION_LENGTH } from '@/lib/shared/limits'
import type { Answer, Answers } from './crawl'
import type { PageFacts } from './page-facts'

type Read = Answer & { readonly facts: PageFacts }

/** The HTML pages among the responses. */
export function listPages(answers: Iterable<Answer>): readonly Read[] {
  return [...answers].filter(
    (answer): answer is Read => answer.status === 200 && answer.facts !== null,
  )
}

const LANGUAGES = ['en', 'x-default']

/** Pages whose canonical or alternate URLs are missing or wrong. */
export function listCanonicalProblems(answers: Answers, site: string): readonly string[] {
  return listPages(answers.values()).flatMap(({ address, facts }) => {
    const { canonical, languages, isIndexed } = facts
    if (canonical === null) return isIndexed ? [`${address} has no canonical address`] : []
    if (!canonical.startsWith(`${site}/`) && canonical !== site)
      return [`${address} has the canonical address ${canonical}, which is not below ${site}`]
    const own = answers.get(toPath(canonical))
    return [
      ...(own?.facts?.canonical === canonical
        ? []
        : [`${address} calls ${canonical} its own, which calls ${own?.facts?.canonical} so`]),
      ...LANGUAGES.filter((language) => languages.get(language) !== canonical).map(
        (language) => `${address} is ${languages.get(language)} in ${language}`,
      ),
    ]
  })
}

/** Pages without a title or a description, and pairs of indexed pages that share one. */
export function listNameProblems(answers: Answers): readonly string[] {
  const pages = listPages(answers.values())
  const unnamed = pages
    .filter(({ facts }) => facts.title === '' || facts.description === '')
    .map(({ address }) => `${address} lacks a title or a description`)
  const indexed = pages.filter(({ facts }) => facts.isIndexed)
  return [
    ...unnamed,
    ...listShared(indexed, 'title', ({ title }) => title),
    ...listShared(indexed, 'description', ({ description }) => description),
  ]
}

function listShared(
  pages: readonly Read[],
  what: string,
  read: (facts: PageFacts) => string,
): readonly string[] {
  const owners = new Map<string, string>()
  return pages.flatMap(({ address, facts }) => {
    const own = facts.canonical ?? address
    const owner = owners.get(read(facts)) ?? own
    owners.set(read(facts), owner)
    return owner === own ? [] : [`${address} has the ${what} of ${owner}: ${read(facts)}`]
  })
}

/** Pages whose headings do not start with one h1 and go down step by step. */
export function listHeadingProblems(answers: Answers): readonly string[] {
  return listPages(answers.values()).flatMap(({ address, facts: { headings } }) => {
    const first = headings.filter((level) => level === 1).length
    const skips = headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1)
    return first === 1 && !skips ? [] : [`${address} has the headings ${headings.join(' ')}`]
  })
}

function toPath(canonical: string): string {
  const { pathname, search } = new URL(canonical)
  return pathname + search
}

const SHARED = ['og:title', 'og:description', 'og:image', 'twitter:card', 'twitter:image']

/** Pages without a share preview, or with too long a text for it (spec §9). */
export function listShareProblems(answers: Answers): readonly string[] {
  return listPages(answers.values()).flatMap(({ address, facts: { shared } }) => {
    const missing = SHARED.filter((property) => !shared.get(property))
    const description = shared.get('og:description') ?? ''
    return [
      ...missing.map((property) => `${address} has no ${property}`),
      // Counted in graphemes: a Khmer letter has several code points.
      ...(cropText(description, SHARE_DESCRIPTION_LENGTH) !== description
        ? [`${address} is shared in too many characters`]
        : []),
    ]
  })
}
