import type { RemovableTable } from '@/backend/areas/listing/removal'
import { internship } from '@/backend/db/schema/internship'
import { job } from '@/backend/db/schema/job'
import { scholarship } from '@/backend/db/schema/scholarship'
import { destinations } from '@/backend/import/write/destination'
import type { PageTags } from '@/backend/import/write/page-tags'
import { scholarshipTags } from '@/backend/import/write/scholarship-writer'
import { parseOptions, UsageError } from '@/backend/platform/runtime/command'
import { idInput } from '@/lib/contract/common'
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

function isRemovable(word: string): word is RemovableName {
  return Object.hasOwn(removables, word)
}

export const LISTINGS_USAGE = `Usage: npm run listings -- <what> [options]

  remove <${REMOVABLE_NAMES.join('|')}> <id>…   take it down: its page answers 410 at once, and no import brings it back
  restore <${REMOVABLE_NAMES.join('|')}> <id>…  show it again as it was
  removed                             list what is taken down, newest first

  --because <words>  with remove: the reason, only operators see it

The id is the number in the address: /jobs/12/site-engineer is job 12.
`

export type ListingCommand =
  | {
      readonly verb: 'remove' | 'restore'
      readonly area: RemovableName
      readonly ids: readonly number[]
      readonly because: string | null
    }
  | { readonly verb: 'removed' }

/** Parses the command's arguments. Throws `UsageError`. */
export function parseListingArguments(words: readonly string[]): ListingCommand {
  const { values, positionals } = parseOptions(words, { because: { type: 'string' } })
  const [verb, area, ...numbers] = positionals
  const because = values.because?.trim() || null
  if (verb === 'removed') {
    if (positionals.length > 1) throw new UsageError('"removed" takes no other words.')
    return { verb }
  }
  if (verb !== 'remove' && verb !== 'restore') {
    throw new UsageError('Choose a command: remove, restore or removed.')
  }
  if (area === undefined || !isRemovable(area)) {
    throw new UsageError(`Choose what it is: ${REMOVABLE_NAMES.join(', ')}.`)
  }
  const ids = numbers.map(toId)
  if (ids.length === 0) throw new UsageError('Name at least one id.')
  if (verb === 'restore' && because !== null) {
    throw new UsageError('--because can only be used with remove.')
  }
  return { verb, area, ids, because }
}

function toId(word: string): number {
  const parsed = idInput.safeParse(word)
  if (!parsed.success) throw new UsageError(`"${word}" is not an id.`)
  return parsed.data
}
