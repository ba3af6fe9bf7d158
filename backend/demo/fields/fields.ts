import { architecture } from './architecture'
import { chemical } from './chemical'
import { civil } from './civil'
import { electrical } from './electrical'
import type { EngineeringField, Role } from './engineering-field'
import { food } from './food'
import { hse } from './hse'
import { industrial } from './industrial'
import { maintenance } from './maintenance'
import { mechanical } from './mechanical'
import { mechatronics } from './mechatronics'
import { mining } from './mining'
import { project } from './project'
import { software } from './software'
import { surveying } from './surveying'
import { telecom } from './telecom'
import { water } from './water'

/** Food and chemicals share a category. */
export const fields = {
  architecture,
  chemical,
  civil,
  electrical,
  food,
  hse,
  industrial,
  maintenance,
  mechanical,
  mechatronics,
  mining,
  project,
  software,
  surveying,
  telecom,
  water,
} as const satisfies Record<string, EngineeringField>

type Fields = typeof fields
export type FieldKey = keyof Fields

/** `civil.site-engineer`. */
export type RoleKey = {
  [Key in FieldKey]: `${Key}.${keyof Fields[Key]['roles'] & string}`
}[FieldKey]

const book: ReadonlyMap<string, { fieldKey: FieldKey; field: EngineeringField; role: Role }> =
  new Map(
    listFields().flatMap(([fieldKey, field]) =>
      Object.entries(field.roles).map(
        ([key, role]) => [`${fieldKey}.${key}`, { fieldKey, field, role }] as const,
      ),
    ),
  )

export function requireRole(key: RoleKey): {
  fieldKey: FieldKey
  field: EngineeringField
  role: Role
} {
  const entry = book.get(key)
  if (entry === undefined) throw new Error(`There is no post ${key} in the demo content`)
  return entry
}

function listFields(): readonly (readonly [FieldKey, EngineeringField])[] {
  return (Object.keys(fields) as FieldKey[]).map((key) => [key, fields[key]] as const)
}
