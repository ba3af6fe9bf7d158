import { parseArgs } from 'node:util'
import { idInput } from '@/lib/contract/common'
import { isRemovable, REMOVABLE_NAMES, type RemovableName } from './removable'

export const LISTINGS_USAGE = `Usage: npm run listings -- <what> [options]

  remove <${REMOVABLE_NAMES.join('|')}> <id>…   take it down: its page answers 410 at once, and no import brings it back
  restore <${REMOVABLE_NAMES.join('|')}> <id>…  put it back as it was
  removed                             print what is taken down, the last first

  --because <words>  with remove: why, for operators alone

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

export class ListingUsageError extends Error {
  override readonly name = 'ListingUsageError'
}

/** Parses the command's arguments. Throws `ListingUsageError`. */
export function parseListingArguments(words: readonly string[]): ListingCommand {
  const { values, positionals } = parseWords(words)
  const [verb, area, ...numbers] = positionals
  const because = values.because?.trim() || null
  if (verb === 'removed') {
    if (positionals.length > 1) throw new ListingUsageError('"removed" stands alone.')
    return { verb }
  }
  if (verb !== 'remove' && verb !== 'restore') {
    throw new ListingUsageError('Say what to do: remove, restore or removed.')
  }
  if (area === undefined || !isRemovable(area)) {
    throw new ListingUsageError(`Say what it is: ${REMOVABLE_NAMES.join(', ')}.`)
  }
  const ids = numbers.map(toId)
  if (ids.length === 0) throw new ListingUsageError('Name at least one id.')
  if (verb === 'restore' && because !== null) {
    throw new ListingUsageError('--because goes with remove.')
  }
  return { verb, area, ids, because }
}

function toId(word: string): number {
  const parsed = idInput.safeParse(word)
  if (!parsed.success) throw new ListingUsageError(`"${word}" is no id.`)
  return parsed.data
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { because: { type: 'string' } },
    })
  } catch (error) {
    throw new ListingUsageError(error instanceof Error ? error.message : String(error))
  }
}
