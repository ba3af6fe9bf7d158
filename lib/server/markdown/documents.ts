import type { Company } from '@/lib/contract/companies/company'
import type { Tip } from '@/lib/contract/reading/article'
import type { Template } from '@/lib/contract/reading/template'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import type { Major } from '@/lib/contract/studies/major'
import type { University } from '@/lib/contract/studies/university'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { formatDay } from '@/lib/shared/format/day'
import { formatPay } from '@/lib/shared/format/pay'
import { COVERS } from '@/lib/shared/listing/rows/scholarship-covers'
import type { TextDocument } from './document'

const names = (items: readonly { readonly name: string }[]) =>
  items.map(({ name }) => name).join(', ')

const dayOf = (moment: string) => formatDay(moment.slice(0, 10))

type Closing = { readonly status: 'open' | 'closed'; readonly closingDate: string | null }

function describeStatus({ status, closingDate }: Closing): string {
  if (status === 'closed') {
    const when = closingDate === null ? '' : ` since ${formatDay(closingDate)}`
    return `closed${when}, applications are no longer taken`
  }
  return closingDate === null ? 'open until filled' : `open until ${formatDay(closingDate)}`
}

export function describeVacancy(vacancy: Vacancy): TextDocument {
  const pay = formatPay(vacancy.pay)
  return {
    title: `${vacancy.title} at ${vacancy.company.name}`,
    facts: [
      ['Status', describeStatus(vacancy)],
      ['Employer', vacancy.company.name],
      ['Place', vacancy.place],
      ['Pay', pay === null ? 'not stated' : `${pay} a month`],
      ['Type', vacancy.type?.name],
      ['Level', vacancy.level?.name],
      ['Field', vacancy.category?.name],
      ['Positions', vacancy.positions?.toString()],
      ['You need', vacancy.qualification?.name],
      ['Majors', names(vacancy.majors)],
      ['Posted', dayOf(vacancy.postedAt)],
    ],
    sections: [
      ['What you will do', vacancy.description],
      ['What you need', vacancy.requirements],
      ['What you get', vacancy.benefits],
      ['How to apply', vacancy.howToApply],
    ],
  }
}

export function describeScholarship(scholarship: Scholarship): TextDocument {
  const { openingDate } = scholarship
  return {
    title: scholarship.title,
    facts: [
      ['Status', describeStatus(scholarship)],
      ['Given by', scholarship.provider],
      ['Country', scholarship.country],
      ['University', scholarship.university?.name],
      ['Covers', COVERS[scholarship.type]],
      ['Opens', openingDate === null ? null : formatDay(openingDate)],
      ['Level', scholarship.qualification?.name],
      ['Field', scholarship.department?.name],
      ['Seats', scholarship.seats?.toString()],
      ['Majors', names(scholarship.majors)],
    ],
    sections: [
      ['Who can apply', scholarship.eligibility],
      ['What it covers', scholarship.funding],
      ['About the scholarship', scholarship.description],
      ['How to apply', scholarship.howToApply],
    ],
  }
}

export function describeMajor(major: Major): TextDocument {
  return {
    title: major.name,
    facts: [
      ['In Khmer', major.nameKm],
      ['Department', major.department.name],
      ['Degree', major.degree],
      ['Years', major.durationYears.toString()],
      ['Universities', names(major.universities)],
    ],
    sections: [
      ['What it is about', major.description],
      ['Where it leads', major.careers],
    ],
  }
}

export function describeUniversity(university: University): TextDocument {
  return {
    title: university.name,
    facts: [
      ['In Khmer', university.nameKm],
      ['Place', university.location?.name],
      ['Website', university.website],
      ['Majors', names(university.majors)],
    ],
    sections: [['About it', university.description]],
  }
}

export function describeCompany(company: Company): TextDocument {
  return {
    title: company.name,
    facts: [
      ['Kind', company.type?.name],
      ['Place', company.location?.name],
      ['Website', company.website],
      ['Open jobs', company.openJobs.toString()],
      ['Open internships', company.openInternships.toString()],
    ],
    sections: [['About it', company.description]],
  }
}

export function describeArticle(article: Tip): TextDocument {
  return {
    title: article.title,
    summary: article.summary,
    facts: [
      ['By', article.author],
      ['Published', dayOf(article.publishedAt)],
      ['Changed', dayOf(article.updatedAt)],
    ],
    sections: [[null, article.body]],
  }
}

export function describeTemplate(template: Template): TextDocument {
  return {
    title: template.title,
    summary: template.summary,
    facts: [
      ['Field', template.field],
      ['Level', template.level],
      ['File', template.file.name],
    ],
    sections: [[null, template.description]],
  }
}
