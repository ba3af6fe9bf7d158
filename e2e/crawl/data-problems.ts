import { toShape } from './address'
import type { Answer } from './crawl'
import { listPages } from './head-problems'

const ITEM = ['BreadcrumbList']

/** The structured data types of pages that search engines may list; other pages have none. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  '/': ['WebSite'],
  '/jobs/{id}': ['JobPosting', ...ITEM],
  '/internships/{id}': ['JobPosting', ...ITEM],
  '/scholarships/{id}': ['MonetaryGrant', ...ITEM],
  '/majors/{id}': ['EducationalOccupationalProgram', ...ITEM],
  '/companies/{id}': ['Organization', ...ITEM],
  '/universities/{id}': ['CollegeOrUniversity', ...ITEM],
  '/news/{id}': ['NewsArticle', ...ITEM],
  '/career-advices/{id}': ['Article', ...ITEM],
  '/job-interview-tips/{id}': ['Article', ...ITEM],
  '/cv-cover-letter/{id}': ITEM,
  '/page/{slug}': ITEM,
  '/page/frequently-asked-questions': ['FAQPage', ...ITEM],
}

/** Pages whose structured data is missing, wrong, or present although the page is not indexed. */
export function listDataProblems(answers: Iterable<Answer>): readonly string[] {
  return listPages(answers).flatMap(({ address, facts: { data, isIndexed } }) => {
    const expected = isIndexed ? listTypes(address) : []
    const types = data.types.map((type) => type.replace('Government', '')).sort()
    return [
      ...data.problems.map((problem) => `${address}: ${problem}`),
      ...(types.join() === [...expected].sort().join()
        ? []
        : [`${address} is described by ${types.join(', ') || 'nothing'}`]),
    ]
  })
}

function listTypes(address: string): readonly string[] {
  const shape = toShape(address).replace(/^\/en(?=\/|$)/, '') || '/'
  return TYPES[shape] ?? TYPES[shape.replace(/^\/page\/.+$/, '/page/{slug}')] ?? []
}
