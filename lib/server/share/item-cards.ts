import type { Tip } from '@/lib/contract/articles/article'
import type { Template } from '@/lib/contract/articles/document-template'
import type { Company } from '@/lib/contract/companies/company'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import type { Major } from '@/lib/contract/studies/major'
import type { University } from '@/lib/contract/studies/university'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/dates'
import { formatCount } from '@/lib/shared/format/numbers'
import { formatStatedPay } from '@/lib/shared/format/pay'
import { FUNDING_LABELS } from '@/lib/shared/listing/rows/scholarship-funding'
import type { CardCell, ShareCard } from './share-card'

/** The content of an item's card. It changes only when the item does: no counts of open items, no "in 3 days". */
type CardContent = Omit<ShareCard, 'siteName'>

/** The title block has room for three. */
const MAX_CELLS = 3

type Closing = { readonly status: 'open' | 'closed'; readonly closingDate: string | null }

function toClosingCell({ status, closingDate }: Closing): CardCell {
  if (status === 'closed') {
    return closingDate === null
      ? { label: 'Status', value: 'Closed' }
      : { label: 'Closed', value: formatDay(closingDate), mark: 'past' }
  }
  if (closingDate === null) return { label: 'Closes', value: 'Open until filled' }
  return { label: 'Closes', value: formatDay(closingDate), mark: 'day' }
}

/** Lists the first facts that are stated, with room left for the closing date. */
function toCells(
  facts: readonly (readonly [label: string, value: string | null | undefined])[],
  last: readonly CardCell[] = [],
): readonly CardCell[] {
  const stated = facts.flatMap(([label, value]) =>
    value === null || value === undefined || value.trim() === '' ? [] : [{ label, value }],
  )
  return [...stated.slice(0, MAX_CELLS - last.length), ...last]
}

export function toJobCard(job: Vacancy): CardContent {
  return { kind: 'Job', scene: 'bridge', ...toVacancyCard(job) }
}

export function toInternshipCard(internship: Vacancy): CardContent {
  return { kind: 'Internship', scene: 'site', ...toVacancyCard(internship) }
}

function toVacancyCard(vacancy: Vacancy): Pick<CardContent, 'title' | 'by' | 'cells'> {
  const { title, company, location, place, type, level } = vacancy
  return {
    title,
    by: company.name,
    cells: toCells(
      [
        ['Place', location?.name ?? place],
        ['Pay', formatStatedPay(vacancy)],
        ['Type', type?.name],
        ['Level', level?.name],
      ],
      [toClosingCell(vacancy)],
    ),
  }
}

export function toScholarshipCard(scholarship: Scholarship): CardContent {
  const { title, university, provider, country, type } = scholarship
  return {
    kind: 'Scholarship',
    scene: 'college',
    title,
    by: university?.name ?? provider,
    cells: toCells(
      [
        ['Country', country],
        ['Covers', FUNDING_LABELS[type]],
      ],
      [toClosingCell(scholarship)],
    ),
  }
}

export function toMajorCard({
  name,
  nameKm,
  degree,
  durationYears,
  universities,
}: Major): CardContent {
  return {
    kind: 'Major',
    scene: 'survey',
    title: name,
    by: nameKm,
    cells: toCells([
      ['Degree', degree],
      ['Takes', formatCount(durationYears, 'year', 'years')],
      [
        'Offered at',
        universities.length === 0
          ? null
          : formatCount(universities.length, 'university', 'universities'),
      ],
    ]),
  }
}

export function toUniversityCard({ name, nameKm, location, majors }: University): CardContent {
  return {
    kind: 'University',
    scene: 'college',
    title: name,
    by: nameKm,
    cells: toCells([
      ['Place', location?.name],
      ['Teaches', majors.length === 0 ? null : formatCount(majors.length, 'major', 'majors')],
    ]),
  }
}

const EMPLOYERS = { company: 'Employer', ministry: 'Public body' } as const

export function toCompanyCard({ kind, name, type, location }: Company): CardContent {
  return {
    kind: EMPLOYERS[kind],
    scene: 'site',
    title: name,
    by: null,
    cells: toCells([
      ['Place', location?.name],
      ['Kind', type?.name],
    ]),
  }
}

export function toNewsCard(article: Tip): CardContent {
  return { kind: 'News', ...toArticleCard(article) }
}

export function toAdviceCard(article: Tip): CardContent {
  return { kind: 'Career advice', ...toArticleCard(article) }
}

export function toInterviewTipCard(article: Tip): CardContent {
  return { kind: 'Interview tips', ...toArticleCard(article) }
}

function toArticleCard(article: Tip): Omit<CardContent, 'kind'> {
  const { title, titleKm, topic, publishedAt, readingMinutes } = article
  return {
    scene: 'reading',
    title,
    by: titleKm,
    cells: toCells([
      ['About', topic],
      ['Read in', formatCount(readingMinutes, 'minute', 'minutes')],
      ['Published', formatDay(toDay(new Date(publishedAt)))],
    ]),
  }
}

export function toTemplateCard({ title, titleKm, field, level }: Template): CardContent {
  return {
    kind: 'Template',
    scene: 'reading',
    title,
    by: titleKm,
    cells: toCells([
      ['Field', field],
      ['Level', level],
    ]),
  }
}
