import { type LogoOwner, logoOwners } from '@/backend/areas/logos/logos'
import { parseOptions, UsageError } from '@/backend/platform/runtime/command'
import { idInput } from '@/lib/contract/common'

const OWNERS = Object.keys(logoOwners).join('|')

export const LOGO_USAGE = `Usage: npm run logo -- <${OWNERS}> <id> <picture>
       npm run logo -- <${OWNERS}> <id> --remove

  Shows a picture (PNG, JPEG or WebP) instead of the letters of an employer or a university, or the letters again.
  It is converted to a small square image.

The id is the number in the address: /companies/12 is company 12.
`

export type LogoCommand = {
  readonly owner: LogoOwner
  readonly id: number
  readonly picture: string | null
}

export function parseLogoArguments(words: readonly string[]): LogoCommand {
  const { values, positionals } = parseOptions(words, { remove: { type: 'boolean' } })
  const [owner, number, picture, ...others] = positionals
  if (owner === undefined || !isOwner(owner)) {
    throw new UsageError(`Say whose it is: ${OWNERS.replace('|', ' or ')}.`)
  }
  const id = idInput.safeParse(number)
  if (!id.success) throw new UsageError(`"${number ?? ''}" is not an id.`)
  if (others.length > 0 || (picture === undefined) !== (values.remove === true)) {
    throw new UsageError('Name one picture, or --remove.')
  }
  return { owner, id: id.data, picture: picture ?? null }
}

function isOwner(word: string): word is LogoOwner {
  return Object.hasOwn(logoOwners, word)
}
