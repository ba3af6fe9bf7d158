import type { DemoEmployer } from './companies/demo-employer'
import type { Dates } from './compose/calendar'
import type { DemoPay } from './compose/pay'
import type { Terms } from './compose/terms'
import type { Texts } from './compose/texts'
import type { CategoryName } from './lookups/categories'
import type { CompanyTypeName } from './lookups/company-types'
import type { JobLevelName } from './lookups/job-levels'
import type { ProvinceName } from './lookups/provinces'
import type { QualificationName } from './lookups/qualifications'

/** An employer; `description` is HTML. */
export type DemoCompany = Pick<DemoEmployer, 'ref' | 'name' | 'kind' | 'featured'> & {
  readonly type: CompanyTypeName
  readonly province: ProvinceName
  readonly description: string
  readonly website: string
}

/** A job or an internship; it names its employer by `ref` and everything else by the lookups' English names. */
export type DemoJob = Terms &
  DemoPay &
  Texts &
  Dates & {
    readonly ref: string
    readonly companyRef: string
    readonly title: string
    readonly category: CategoryName
    readonly province: ProvinceName
    readonly place: string
    readonly level: JobLevelName
    readonly qualification: QualificationName
    readonly applyUrl: string | null
    readonly applyEmail: string | null
  }
