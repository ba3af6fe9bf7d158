import type { CorrectedArea } from '@/backend/areas/listing/corrections'
import type { RemovableTable } from '@/backend/areas/listing/removal'
import { rewriteScholarships } from '@/backend/areas/scholarships/scholarship-writer'
import { internships, jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { rewriteVacancies } from '@/backend/areas/vacancies/vacancy-writer'
import type { Transaction } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import { internship, job } from '@/backend/db/schema/vacancy'
import { destinations } from '@/backend/import/write/destination'
import type { PageTags } from '@/backend/import/write/entry-writer'
import { scholarshipTags } from '@/backend/import/write/scholarship-writer'
import { routes } from '@/lib/shared/routes'

export type ListingDraft = { readonly title: string; readonly closingDate: string | null }

type ListingArea = {
  readonly table: RemovableTable & (typeof job | typeof internship | typeof scholarship)
  /** Tags of the pages that show one, as in an import. */
  readonly tags: PageTags
  /** The listing's path. */
  readonly path: string
  /** Writes listings again with what `change` makes of them. */
  readonly rewrite: (
    tx: Transaction,
    ids: readonly number[],
    change: <Draft extends ListingDraft>(draft: Draft, id: number) => Promise<Draft>,
  ) => Promise<void>
}

/** What an operator can change, by the command's word for it, which is the table's name too. */
export const listingTypes = {
  job: {
    table: job,
    tags: destinations.jobs.tags,
    path: routes.jobs,
    rewrite: (tx, ids, change) => rewriteVacancies(tx, jobs, ids, change),
  },
  internship: {
    table: internship,
    tags: destinations.internships.tags,
    path: routes.internships,
    rewrite: (tx, ids, change) => rewriteVacancies(tx, internships, ids, change),
  },
  scholarship: {
    table: scholarship,
    tags: scholarshipTags,
    path: routes.scholarships,
    rewrite: rewriteScholarships,
  },
} as const satisfies Partial<Readonly<Record<CorrectedArea, ListingArea>>>

export type ListingType = keyof typeof listingTypes

export const LISTING_TYPES = [
  'job',
  'internship',
  'scholarship',
] as const satisfies readonly ListingType[]
