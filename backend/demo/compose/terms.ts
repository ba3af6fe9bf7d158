import { isTrade } from '@/backend/demo/fields/engineering-field'
import type { GenderName } from '@/backend/demo/lookups/genders'
import type { JobTypeName } from '@/backend/demo/lookups/job-types'
import type { MajorName } from '@/backend/demo/lookups/majors'
import type { Random } from '@/backend/demo/random'
import type { Opening } from './opening'

export type Terms = {
  readonly type: JobTypeName
  readonly gender: GenderName
  readonly positions: number
  readonly majors: readonly MajorName[]
}

/** Only juniors work part-time, only technicians are hired by the dozen. */
export function chooseTerms({ role, field }: Opening, random: Random): Terms {
  const main = role.major ?? field.majors[0]
  const others = field.majors.filter((major) => major !== main)
  return {
    type: chooseType(role.level, random),
    gender: random.chance(0.96) ? 'Any' : random.pick(['Female', 'Male'] as const),
    positions: choosePositions(role.level, isTrade(role), random),
    majors: [
      ...(main === undefined ? [] : [main]),
      ...random.pickMany(others, random.between(0, 3)),
    ],
  }
}

function chooseType(level: Opening['role']['level'], random: Random): JobTypeName {
  const roll = random.next()
  if (roll < 0.8) return 'Full-time'
  if (roll < 0.92 || level === 'Lead' || level === 'Manager') return 'Contract'
  if (roll < 0.96) return 'Temporary'
  return level === 'Fresh graduate' || level === 'Junior' ? 'Part-time' : 'Freelance'
}

function choosePositions(level: Opening['role']['level'], trade: boolean, random: Random): number {
  if (level === 'Lead' || level === 'Manager') return 1
  if (trade) return random.pick([1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 8, 12])
  return level === 'Senior' ? 1 : random.pick([1, 1, 1, 2, 2, 3])
}
