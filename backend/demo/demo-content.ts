import { companies } from './companies/companies'
import type { DemoEmployer } from './companies/demo-employer'
import { chooseApplyWay } from './compose/apply-way'
import { type Dates, planDates } from './compose/calendar'
import { toApplyAddress, toWebsite } from './compose/contact'
import { composeEnglish, explainPaperWay } from './compose/english-texts'
import { paragraph } from './compose/html'
import { composeKhmer, introduceInKhmer } from './compose/khmer-texts'
import { listOpenings, type Opening, toPlace } from './compose/opening'
import { choosePay } from './compose/pay'
import { chooseTerms, type Terms } from './compose/terms'
import type { Texts } from './compose/texts'
import type { DemoCompany, DemoJob } from './demo-job'
import { composeInternships } from './internships/compose-internships'
import { seededRandom } from './random'
import { composeScholarships } from './scholarships/compose-scholarships'
import type { DemoScholarship } from './scholarships/demo-scholarship'

export type DemoContent = {
  readonly companies: readonly DemoCompany[]
  readonly jobs: readonly DemoJob[]
  readonly internships: readonly DemoJob[]
  readonly scholarships: readonly DemoScholarship[]
}

/**
 * Invented employers, vacancies and scholarships as they would stand on `today` (`YYYY-MM-DD`, a day in
 * Asia/Phnom_Penh). Pure: the same day gives the same content, another day only other dates.
 */
export function buildDemoContent(today: string): DemoContent {
  const openings = listOpenings()
  const dates = planDates(
    openings.map(({ ref }) => ref),
    today,
  )
  return {
    companies: companies.map(toDemoCompany),
    jobs: openings.map((opening) => {
      const planned = dates.get(opening.ref)
      if (planned === undefined) throw new Error(`No dates were planned for ${opening.ref}`)
      return { ...toUndatedJob(opening), ...planned }
    }),
    internships: composeInternships(today),
    scholarships: composeScholarships(today),
  }
}

function toDemoCompany(company: DemoEmployer): DemoCompany {
  const { ref, name, kind, featured, type, home, description } = company
  return {
    ref,
    name,
    kind,
    featured,
    type,
    province: home,
    description: description.map(paragraph).join(''),
    website: toWebsite(company),
  }
}

function toUndatedJob(opening: Opening): Omit<DemoJob, keyof Dates> {
  const { ref, company, site, field, role } = opening
  const random = seededRandom(ref)
  const terms = chooseTerms(opening, random)
  const pay = choosePay(opening, terms.type, random)
  const online = random.chance(0.25)
  const way = online ? 'mail' : chooseApplyWay(ref)
  const texts = advertise(opening, terms, random)
  const isOnPaper = way === 'paper' && company.writes !== 'Khmer'
  return {
    ref,
    companyRef: company.ref,
    category: field.category,
    province: site.province,
    place: toPlace(site),
    level: role.level,
    qualification: role.needs,
    applyUrl: online ? `${toWebsite(company)}/careers/${ref.split('.').at(-1)}` : null,
    applyEmail: way === 'here' ? toApplyAddress(company) : null,
    ...terms,
    ...pay,
    ...texts,
    ...(isOnPaper ? { howToApply: explainPaperWay(texts.title, toPlace(site)) } : {}),
  }
}

/** Title and texts in the employer's language, where the post has a Khmer title; else in English. */
function advertise(
  opening: Opening,
  terms: Terms,
  random: ReturnType<typeof seededRandom>,
): Texts & { title: string } {
  const { role, company } = opening
  if (role.titleKm !== undefined && company.writes === 'Khmer') {
    return { title: role.titleKm, ...composeKhmer(opening, role.titleKm, terms, random) }
  }
  const english = composeEnglish(opening, terms, random)
  if (role.titleKm === undefined || company.writes === 'English' || random.chance(0.4)) {
    return { title: role.title, ...english }
  }
  return {
    ...english,
    title: `${role.title} / ${role.titleKm}`,
    description: introduceInKhmer(opening, role.titleKm, terms, random) + english.description,
  }
}
