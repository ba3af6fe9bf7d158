import type {
  Article,
  BreadcrumbList,
  EducationalOccupationalProgram,
  FAQPage,
  MonetaryGrant,
  NewsArticle,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts'
import type { Tip } from '@/lib/contract/articles/article'
import type { Faq } from '@/lib/contract/articles/faq'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import type { Major } from '@/lib/contract/studies/major'
import { formatCount } from '@/lib/shared/format/numbers'
import { toScholarshipTitle } from '@/lib/shared/listing/rows/scholarship-facts'
import { routes } from '@/lib/shared/routes'

/** Builds a WebSite (schema.org): the site's name and how it is searched. */
export function toWebSite(name: string, toUrl: (path: string) => string): WithContext<WebSite> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${toUrl(routes.jobs)}?searchText={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: toUrl(routes.home),
    potentialAction: search,
  }
}

export type Crumb = { readonly words: string; readonly path: string }

/** Builds a BreadcrumbList (schema.org), beginning with home; `toUrl` makes a path absolute. */
export function toBreadcrumbList(
  trail: readonly Crumb[],
  toUrl: (path: string) => string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ words, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: words,
      item: toUrl(path),
    })),
  }
}

export function toFaqSchema(faqs: readonly Faq[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The page of an item. */
export type ItemPage = {
  readonly url: string
  readonly siteName: string
}

/** Builds an identifier from the site's name and the item's path: jobs and internships share numbers. */
export function toIdentifier({ url, siteName }: ItemPage) {
  const [, list = '', id = ''] = new URL(url).pathname.split('/')
  return { '@type': 'PropertyValue', name: siteName, value: `${list}/${id}` } as const
}

/**
 * Builds a `NewsArticle` for news, an `Article` otherwise (schema.org); `picture` is the absolute URL of the share
 * picture.
 */
export function toArticleSchema(
  type: 'NewsArticle' | 'Article',
  article: Omit<Tip, 'related' | 'body'>,
  { url, siteName, picture }: ItemPage & { readonly picture: string },
): WithContext<NewsArticle | Article> {
  return {
    '@context': 'https://schema.org',
    '@type': type,
    headline: article.title,
    ...(article.titleKm === null ? {} : { alternativeHeadline: article.titleKm }),
    description: article.summary,
    image: picture,
    url,
    mainEntityOfPage: url,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    articleSection: article.topic,
    timeRequired: `PT${article.readingMinutes}M`,
    author: {
      // A desk of the site is an organization, any other author a person.
      '@type': article.author.endsWith(' desk') ? 'Organization' : 'Person',
      name: article.author,
    },
    publisher: { '@type': 'Organization', name: siteName },
  }
}

export function toMonetaryGrant(
  scholarship: Scholarship,
  place: ItemPage,
): WithContext<MonetaryGrant> {
  const { provider, university } = scholarship
  return {
    '@context': 'https://schema.org',
    '@type': 'MonetaryGrant',
    name: toScholarshipTitle(scholarship),
    description: [scholarship.eligibility, scholarship.funding, scholarship.description].join(''),
    url: place.url,
    identifier: toIdentifier(place),
    funder: {
      '@type': provider === university?.name ? 'CollegeOrUniversity' : 'Organization',
      name: provider,
    },
  }
}

/** Summarises a major: "Civil Engineering: Bachelor of Engineering in 5 years, at 8 universities; 74 jobs open now". */
export function summariseMajor(major: Major): string {
  const years = formatCount(major.durationYears, 'year', 'years')
  const universities = formatCount(major.universities.length, 'university', 'universities')
  const jobs = formatCount(major.openJobs, 'job', 'jobs')
  return `${major.name}: ${major.degree} in ${years}, at ${universities}; ${jobs} open now`
}

export function toMajorProgramme(
  major: Major,
  toUrl: (path: string) => string,
): WithContext<EducationalOccupationalProgram> {
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationalOccupationalProgram',
    name: major.name,
    ...(major.nameKm === null ? {} : { alternateName: major.nameKm }),
    description: major.description,
    url: toUrl(routes.major(major)),
    educationalCredentialAwarded: major.degree,
    timeToComplete: `P${major.durationYears}Y`,
    provider: major.universities.map((university) => ({
      '@type': 'CollegeOrUniversity',
      name: university.name,
      url: toUrl(routes.university(university)),
    })),
  }
}
