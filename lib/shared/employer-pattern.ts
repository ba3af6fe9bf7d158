import type { Named } from '@/lib/contract/common'

/** Hatches of the drawing world (`styles/hatches.css`). */
export type EmployerPattern =
  | 'concrete'
  | 'steel'
  | 'earth'
  | 'water'
  | 'timber'
  | 'insulation'
  | 'circuit'

/** By the words of the list of types of employers; a type that is not here has no hatch. */
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

/** What an employer of this type is drawn in. */
export function toEmployerPattern(
  type: Pick<Named, 'name'> | null | undefined,
): EmployerPattern | undefined {
  return type ? patterns[type.name] : undefined
}
