import type { Named } from '@/lib/contract/common'

/** The patterns of `styles/hatches.css`. */
export type EmployerPattern =
  | 'concrete'
  | 'steel'
  | 'earth'
  | 'water'
  | 'timber'
  | 'insulation'
  | 'circuit'

/** Patterns by the name of the employer type; types that are missing here have none. */
const patterns: Readonly<Record<string, EmployerPattern>> = {
  'Construction contractor': 'concrete',
  'Engineering consultancy': 'steel',
  'Power & energy': 'circuit',
  'Water & sanitation': 'water',
  'Telecom & internet': 'circuit',
  'Software & IT services': 'circuit',
  Manufacturing: 'steel',
  'Food & agro-processing': 'earth',
  'Transport & logistics': 'concrete',
  'Property & hospitality': 'insulation',
  'Mining & materials': 'earth',
  'NGO & development': 'timber',
  'Public institution': 'timber',
}

/** Returns the pattern of an employer of this type. */
export function toEmployerPattern(
  type: Pick<Named, 'name'> | null | undefined,
): EmployerPattern | undefined {
  return type ? patterns[type.name] : undefined
}
