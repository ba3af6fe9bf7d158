import { companies } from '@/backend/demo/companies/companies'
import type { DemoEmployer, Site } from '@/backend/demo/companies/demo-employer'
import type { EngineeringField, Role } from '@/backend/demo/fields/engineering-field'
import { type FieldKey, requireRole } from '@/backend/demo/fields/fields'

export type Opening = {
  /** `employer/post`: stable and unique. */
  readonly ref: string
  readonly company: DemoEmployer
  readonly site: Site
  readonly fieldKey: FieldKey
  readonly field: EngineeringField
  readonly role: Role
}

export function listOpenings(): Opening[] {
  return companies.flatMap((company) =>
    company.sites.flatMap((site) =>
      site.hires.map((key) => ({
        ref: `${company.ref}/${key}`,
        company,
        site,
        ...requireRole(key),
      })),
    ),
  )
}

/** "Bavet, Svay Rieng". */
export function toPlace({ district, province }: Site): string {
  return district === undefined ? province : `${district}, ${province}`
}
