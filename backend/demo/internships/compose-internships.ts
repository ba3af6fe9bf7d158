import { chooseApplyWay } from '@/backend/demo/compose/apply-way'
import { type ClosingPlan, planDates } from '@/backend/demo/compose/calendar'
import { toApplyAddress, toMailAddress } from '@/backend/demo/compose/contact'
import { explainPaperWay } from '@/backend/demo/compose/english-texts'
import { fillIn } from '@/backend/demo/compose/fill-in'
import { heading, list, mailLink, paragraph } from '@/backend/demo/compose/html'
import { joinWords } from '@/backend/demo/compose/join-words'
import { toPlace } from '@/backend/demo/compose/opening'
import type { DemoJob } from '@/backend/demo/demo-job'
import type { MajorName } from '@/backend/demo/lookups/majors'
import { type Random, seededRandom } from '@/backend/demo/random'
import { listPlacements, type Placement } from './placements'
import type { TraineeField } from './trainee-field'
import { traineeFields } from './trainee-fields'
import { traineePhrases as phrases } from './trainee-phrases'

const PLAN: ClosingPlan = { closed: 14, today: 2, thisWeek: 14, withoutDate: 16, latest: 60 }

/** `today` is `YYYY-MM-DD`. */
export function composeInternships(today: string): DemoJob[] {
  const placements = listPlacements()
  const dates = planDates(
    placements.map(({ ref }) => ref),
    today,
    PLAN,
  )
  return placements.map((placement) => {
    const planned = dates.get(placement.ref)
    if (planned === undefined) throw new Error(`No dates were planned for ${placement.ref}`)
    return { ...compose(placement), ...planned }
  })
}

function compose(placement: Placement): Omit<DemoJob, 'postedAt' | 'closingDate'> {
  const { ref, company, site, fieldKey, field } = placement
  const random = seededRandom(`internship ${ref}`)
  const trainee = traineeFields[fieldKey]
  const title = random.pick(trainee.titles)
  const isHalf = random.chance(0.15)
  const allowance = chooseAllowance(isHalf, random)
  const way = chooseApplyWay(ref)
  const majors = chooseMajors(field.majors, trainee, random)
  return {
    ref,
    companyRef: company.ref,
    title,
    category: field.category,
    province: site.province,
    place: toPlace(site),
    level: 'Fresh graduate',
    qualification: random.chance(0.15) ? 'Associate degree' : 'Bachelor’s degree',
    type: isHalf ? 'Part-time' : 'Temporary',
    gender: 'Any',
    positions: random.pick([1, 1, 1, 2, 2, 3, 4]),
    majors,
    payMin: allowance,
    payMax: allowance,
    payCurrency: allowance === null ? null : 'USD',
    applyUrl: null,
    applyEmail: way === 'here' ? toApplyAddress(company) : null,
    description: writeDescription(placement, title, { isHalf, allowance }, random),
    requirements: list('ul', [
      fillIn(random.pick(phrases.studies), { majors: joinWords(majors, 'or') }),
      ...random.pickMany(phrases.asks, 3),
    ]),
    benefits: list('ul', random.pickMany(phrases.benefits, random.between(3, 5))),
    howToApply:
      way === 'paper'
        ? explainPaperWay(title, toPlace(site))
        : explainApplying(placement, title, random),
  }
}

type Agreed = { readonly isHalf: boolean; readonly allowance: number | null }

function writeDescription(
  { company, site, fieldKey }: Placement,
  title: string,
  { isHalf, allowance }: Agreed,
  random: Random,
): string {
  const { tasks, learns } = traineeFields[fieldKey]
  const introduction = fillIn(random.pick(phrases.introductions), {
    company: company.name,
    place: toPlace(site),
    work: site.work,
    title,
  })
  const weeks = String(random.pick(phrases.durations))
  const time = fillIn(random.pick(isHalf ? phrases.halfTimes : phrases.times), { weeks })
  const pay =
    allowance === null
      ? random.pick(phrases.unpaid)
      : fillIn(random.pick(phrases.paid), { pay: `$${allowance}` })
  return (
    paragraph(introduction) +
    paragraph(`${time} ${pay}`) +
    heading('What you will do') +
    list('ul', random.pickMany(tasks, 3)) +
    heading('What you will learn') +
    list('ul', random.pickMany(learns, 3))
  )
}

/** US dollars a month; about one in eight gets none. */
function chooseAllowance(isHalf: boolean, random: Random): number | null {
  if (random.chance(0.12)) return null
  return random.pick(isHalf ? [50, 60, 75, 80] : [80, 100, 100, 120, 120, 150, 150, 180, 200, 250])
}

function chooseMajors(
  majors: readonly MajorName[],
  { also = [] }: TraineeField,
  random: Random,
): MajorName[] {
  const chosen = [...majors.slice(0, 1), ...random.pickMany(majors.slice(1), random.between(1, 3))]
  const more = also.filter((major) => !chosen.includes(major))
  return [...chosen, ...random.pickMany(more, random.between(0, more.length))]
}

function explainApplying({ company }: Placement, title: string, random: Random): string {
  const link = toMailAddress(company)
  const steps = random.pick(phrases.steps).map((step) => fillIn(step, { link }))
  return list('ol', steps).replace(link, mailLink(link, title))
}
