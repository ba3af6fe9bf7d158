import { getAccountIdByEmail } from '@/backend/areas/accounts/accounts'
import { getIdentity } from '@/backend/areas/sign-in/identities'
import type { Database } from '@/backend/db/connect'
import { StartError } from '@/backend/platform/runtime/start-error'
import { toE164 } from '@/backend/platform/text/phone-number'

/** Finds the account that proved an e-mail address or phone number. Throws `StartError`. */
export async function requireAccountId(db: Database, contact: string): Promise<string> {
  const found = await db.transaction(async (tx) => {
    if (contact.includes('@')) return getAccountIdByEmail(tx, contact.trim().toLowerCase())
    const subject = toE164(contact)
    if (subject === null) throw new StartError(`"${contact}" is no e-mail address or phone number.`)
    return (await getIdentity(tx, { provider: 'phone', subject }))?.accountId ?? null
  })
  if (found === null) throw new StartError(`No account has proven that ${contact} is theirs.`)
  return found
}
