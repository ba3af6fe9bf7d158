import { cropText } from '@/lib/shared/format/text'
import { SHARE_DESCRIPTION_LENGTH } from '@/lib/shared/limits'
import { withoutLocale } from '@/lib/shared/routes'
import { parsePage } from '../crawl/page-facts'
import type { Reading } from './read-as'

const SIZES = ['1200x630', '600x315']

/** What a preview shows: X prefers its own tags, Google those of the page, all others Open Graph. */
export type Preview = {
  readonly title: string
  readonly description: string
  readonly picture: string
  /** `1200x630`, as the page states it. */
  readonly size: string
}

export type PreviewPage = {
  readonly preview: Preview
  readonly problems: readonly string[]
}

/** What previews of a page show, and their problems. `site` has no slash at its end. */
export function readPreview({ html, path, status }: Reading, site: string): PreviewPage {
  const { title, description, canonical, languages, isIndexed, shared } = parsePage(html)
  const tag = (name: string) => shared.get(name) ?? ''
  const preview = {
    title: tag('og:title'),
    description: tag('og:description'),
    picture: tag('og:image'),
    size: `${tag('og:image:width')}x${tag('og:image:height')}`,
  }
  const shown = tag('og:url')
  const own = toSorted(new URL(withoutLocale(path), site))
  const check = (isWrong: boolean, problem: string) => (isWrong ? [problem] : [])
  return {
    preview,
    problems: [
      ...check(preview.title === '', 'has no title to share'),
      ...check(preview.description === '', 'has no description to share'),
      ...check(
        cropText(preview.description, SHARE_DESCRIPTION_LENGTH) !== preview.description,
        `is shared in too many words: ${preview.description}`,
      ),
      ...check(!title.startsWith(preview.title), `is called ${title}, but ${preview.title} there`),
      ...check(
        cropText(description, SHARE_DESCRIPTION_LENGTH).slice(0, 20) !==
          preview.description.slice(0, 20),
        `is described as ${description}, but as ${preview.description} there`,
      ),
      ...check(!preview.picture.startsWith(`${site}/share`), `shows ${preview.picture}`),
      ...check(!SIZES.includes(preview.size), `shows a picture of ${preview.size}`),
      ...check(tag('og:image:alt') === '', 'has a picture that nobody describes'),
      ...check(tag('og:site_name') === '', 'names no site'),
      ...check(tag('twitter:card') !== 'summary_large_image', 'has no card for X'),
      ...check(
        tag('twitter:title') !== preview.title ||
          tag('twitter:description') !== preview.description ||
          tag('twitter:image') !== preview.picture,
        'is something else on X',
      ),
      ...check(shown !== '' && toSorted(new URL(shown)) !== own, `leads to ${shown}`),
      ...check(status === 200 && isIndexed && canonical === null, 'has no canonical address'),
      ...check(
        ['en', 'x-default'].some((name) => (languages.get(name) ?? null) !== canonical),
        `has the canonical address ${canonical}, and others in its languages`,
      ),
      ...check(status !== 200 && isIndexed, 'may be listed although it is not there'),
      ...(status === 200 ? listTypeProblems(path, tag('og:type'), html) : []),
    ],
  }
}

/** The same filters in another order are the same page. */
function toSorted(address: URL): string {
  address.searchParams.sort()
  return address.href
}

function listTypeProblems(path: string, type: string, html: string): readonly string[] {
  const isArticle = /^(\/en)?\/(news|career-advices|job-interview-tips|cv-cover-letter)\/\d/.test(
    path,
  )
  const hasDays = /property="article:published_time" content="\d{4}-\d\d-\d\dT/.test(html)
  const expected = isArticle ? 'article' : 'website'
  return [
    ...(type === expected ? [] : [`is of the type ${type}`]),
    ...(hasDays === (type === 'article') ? [] : ['has the days of an article, or lacks them']),
  ]
}
