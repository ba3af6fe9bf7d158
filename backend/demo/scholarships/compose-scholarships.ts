import { type ClosingPlan, planDates } from '@/backend/demo/compose/calendar'
import { fillIn } from '@/backend/demo/compose/fill-in'
import { list, mailLink, paragraph } from '@/backend/demo/compose/html'
import { joinWords } from '@/backend/demo/compose/join-words'
import type { MajorName } from '@/backend/demo/lookups/majors'
import { seededRandom } from '@/backend/demo/random'
import type { DepartmentName } from '@/backend/demo/studies/departments'
import { majorRows } from '@/backend/demo/studies/majors'
import type { DemoScholarship } from './demo-scholarship'
import { listOffers, type Offer } from './offers'
import { scholarshipPhrases as phrases } from './scholarship-phrases'

const PLAN: ClosingPlan = { closed: 20, today: 3, thisWeek: 14, withoutDate: 8, latest: 120 }

/** `today` is `YYYY-MM-DD`. */
export function composeScholarships(today: string): DemoScholarship[] {
  const offers = listOffers()
  const dates = planDates(
    offers.map(({ ref }) => ref),
    today,
    PLAN,
  )
  return offers.map((offer) => {
    const planned = dates.get(offer.ref)
    if (planned === undefined) throw new Error(`No dates were planned for ${offer.ref}`)
    return { ...compose(offer), ...planned, openingDate: toPhnomPenhDay(planned.postedAt) }
  })
}

function compose(offer: Offer): Omit<DemoScholarship, 'postedAt' | 'closingDate' | 'openingDate'> {
  const { domain, purpose, funding, asks, ...same } = offer
  const random = seededRandom(offer.ref)
  const majors = random.pickMany(majorsOf(offer.department), random.between(2, 4))
  const scope = fillIn(random.pick(phrases.scope), {
    department: offer.department,
    majors: joinWords(majors, 'and'),
  })
  const link = `scholarships@${domain}.example`
  const steps = random.pick(phrases.steps).map((step) => fillIn(step, { link }))
  return {
    ...same,
    seats: random.pick([1, 2, 2, 3, 4, 5, 5, 8, 10, 15, 20]),
    majors,
    description: paragraph(purpose) + paragraph(scope),
    funding: list('ul', funding),
    eligibility: list('ul', [
      random.pick(phrases.citizen),
      random.pick(phrases.before[offer.qualification]),
      ...asks,
    ]),
    howToApply:
      list('ol', steps).replace(link, mailLink(link, offer.title)) +
      paragraph(random.pick(phrases.warnings)),
    applyUrl: `https://www.${domain}.example/scholarships/${offer.ref.split('/').at(-1)}`,
  }
}

function majorsOf(department: DepartmentName): MajorName[] {
  return majorRows.filter((row) => row.department === department).map(({ name }) => name)
}

/** Phnom Penh is seven hours ahead of UTC all year. */
function toPhnomPenhDay(moment: Date): string {
  return new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
}
