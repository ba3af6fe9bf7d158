import type { RemovableTable } from '@/backend/areas/listing/removal'
import { internship } from '@/backend/db/schema/internship'
import { job } from '@/backend/db/schema/job'
import { scholarship } from '@/backend/db/schema/scholarship'
import { destinations } from '@/backend/import/write/destination'
import type { PageTags } from '@/backend/import/write/page-tags'
import { scholarshipTags } from '@/backend/import/write/scholarship-writer'
import { routes } from '@/lib/shared/routes'

type Removable = {
  readonly table: RemovableTable
  /** Tags of the pages that show one, as in an import. */
  readonly tags: PageTags
  /** The listing's path. */
  readonly path: string
}

/** What an operator can take down, by the command's word for it. */
export const removables = {
  job: { table: job, tags: destinations.jobs.tags, path: routes.jobs },
  internship: {
    table: internship,
    tags: destinations.internships.tags,
    path: routes.internships,
  },
  scholarship: { table: scholarship, tags: scholarshipTags, path: routes.scholarships },
} as const satisfies Readonly<Record<string, Removable>>

export type RemovableName = keyof typeof removables

export const REMOVABLE_NAMES = Object.keys(removables) as readonly RemovableName[]

export function isRemovable(word: string): word is RemovableName {
  return Object.hasOwn(removables, word)
}
