import type { Tip } from '@/lib/contract/articles/article'
import type { Template } from '@/lib/contract/articles/template'
import type { Company } from '@/lib/contract/companies/company'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import type { Major } from '@/lib/contract/studies/major'
import type { University } from '@/lib/contract/studies/university'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { toDay } from '@/lib/shared/calendar/day'
import { formatCount } from '@/lib/shared/format/count'
import { formatDay } from '@/lib/shared/format/day'
import { formatPay } from '@/lib/shared/format/pay'
import { COVERS } from '@/lib/shared/listing/rows/scholarship-covers'
import type { Sheet, SheetCell } from './sheet'

/** As long as an item does not change, so does not its picture: no counts of what is open, no "in 3 days". */
type Drawn = Omit<Sheet, 'siteName'>

/** The title block has room for three. */
const MOST_CELLS = 3

type Closing = { readonly status: 'open' | 'closed'; readonly closingDate: string | null }

function toClosingCell({ status, closingDate }: Closing): SheetCell {
  if (status === 'closed') {
    return closingDate === null
      ? { label: 'Status', value: 'Closed' }
      : { label: 'Closed', value: formatDay(closingDate), mark: 'past' }
  }
  if (closingDate === null) return { label: 'Closes', value: 'Open until filled' }
  return { label: 'Closes', value: formatDay(closingDate), mark: 'day' }
}

/** The first that are stated, in this order, with room left for the closing day. */
function toCells(
  facts: readonly (readonly [label: string, value: string | null | undefined])[],
  last: readonly SheetCell[] = [],
): readonly SheetCell[] {
  const stated = facts.flatMap(([label, value]) =>
    value === null || value === undefined || value.trim() === '' ? [] : [{ label, value }],
  )
  return [...stated.slice(0, MOST_CELLS - last.length), ...last]
}

export function drawJob(job: Vacancy): Drawn {
  return { kind: 'Job', scene: 'bridge', ...drawVacancy(job) }
}

export function drawInternship(internship: Vacancy): Drawn {
  return { kind: 'Internship', scene: 'site', ...drawVacancy(internship) }
}

function drawVacancy(vacancy: Vacancy): Pick<Drawn, 'title' | 'by' | 'cells'> {
  const { title, company, location, place, pay, type, level } = vacancy
  return {
    title,
    by: company.name,
    cells: toCells(
      [
        ['Place', location?.name ?? place],
        ['Pay', formatPay(pay)],
        ['Type', type?.name],
        ['Level', level?.name],
      ],
      [toClosingCell(vacancy)],
    ),
  }
}

export function drawScholarship(scholarship: Scholarship): Drawn {
  const { title, university, provider, country, type } = scholarship
  return {
    kind: 'Scholarship',
    scene: 'college',
    title,
    by: university?.name ?? provider,
    cells: toCells(
      [
        ['Country', country],
        ['Covers', COVERS[type]],
      ],
      [toClosingCell(scholarship)],
    ),
  }
}

export function drawMajor({ name, nameKm, degree, durationYears, universities }: Major): Drawn {
  return {
    kind: 'Major',
    scene: 'survey',
    title: name,
    by: nameKm,
    cells: toCells([
      ['Degree', degree],
      ['Takes', formatCount(durationYears, 'year', 'years')],
      [
        'Taught at',
        universities.length === 0
          ? null
          : formatCount(universities.length, 'university', 'universities'),
      ],
    ]),
  }
}

export function drawUniversity({ name, nameKm, location, majors }: University): Drawn {
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

export function drawCompany({ kind, name, type, location }: Company): Drawn {
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

export function drawNews(article: Tip): Drawn {
  return { kind: 'News', ...drawArticle(article) }
}

export function drawAdvice(article: Tip): Drawn {
  return { kind: 'Career advice', ...drawArticle(article) }
}

export function drawInterviewTip(article: Tip): Drawn {
  return { kind: 'Interview tips', ...drawArticle(article) }
}

function drawArticle(article: Tip): Omit<Drawn, 'kind'> {
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

export function drawTemplate({ title, titleKm, field, level }: Template): Drawn {
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
