import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { updateAccount } from '@/backend/areas/accounts/accounts'
import { deleteAccount } from '@/backend/areas/my-data/delete-account'
import { endOtherSessions } from '@/backend/areas/sign-in/sessions'
import { type Act, type ActRequest, defineAct } from '@/backend/audit/act'
import type { Transaction } from '@/backend/db/connect'
import { lockAccountRow } from '@/backend/db/lock-account'
import { account } from '@/backend/db/schema/account'
import { StartError } from '@/backend/platform/runtime/start-error'

const person = z.object({ id: z.uuid() })

/** The audit stays longer than the account: it names nobody. */
const toSubject = (id: string) => ({ target: `account ${id}`, title: 'Account' }) as const

/** Records that an operator takes all data of an account; who calls it reads them (`readProfileExport`). */
export const recordAccountExport: Act = defineAct({
  name: 'export-account',
  input: person,
  async run(tx, { id }) {
    await requireAccountRow(tx, id)
    return {
      ...toSubject(id),
      before: null,
      after: null,
      undo: null,
      message: 'All data of the account are exported.',
      staleTags: [],
    }
  },
})

/** Deletes an account and all that belongs to it, for good. */
export const deleteAccountAct: Act = defineAct({
  name: 'delete-account',
  input: person,
  async run(tx, { id }) {
    await requireAccountRow(tx, id)
    const { fileKeys, isKnownToFirebase } = await deleteAccount(tx, id)
    const done = `The account and all that belongs to it is deleted, with ${fileKeys.length} files.`
    return {
      ...toSubject(id),
      before: null,
      after: null,
      undo: null,
      message: isKnownToFirebase
        ? `${done}\nIts user in the Firebase project stays: delete it there.`
        : done,
      staleTags: [],
      fileKeys,
    }
  },
})

/** Blocks an account, which ends its sessions, or lets it be signed in to again. */
export const setAccountBlocked: Act = defineAct({
  name: 'switch-account',
  input: person.extend({ isBlocked: z.boolean() }),
  async run(tx, { id, isBlocked }, { now }) {
    // Of a sign-in under way the session ends too.
    await lockAccountRow(tx, id)
    const wasBlocked = (await requireAccountRow(tx, id)).blockedAt !== null
    if (wasBlocked === isBlocked) {
      throw new StartError(`The account is ${isBlocked ? 'blocked already' : 'not blocked'}.`)
    }
    await updateAccount(tx, id, { blockedAt: isBlocked ? now : null })
    if (isBlocked) await endOtherSessions(tx, id, null, now)
    return {
      ...toSubject(id),
      before: { isBlocked: wasBlocked },
      after: { isBlocked },
      undo: { act: setAccountBlocked.name, input: { id, isBlocked: wasBlocked } },
      message: isBlocked
        ? 'The account is blocked: its sessions have ended, and nobody can sign in to it.'
        : 'The account can be used again.',
      staleTags: [],
    }
  },
})

/** Converts a verb of the commands to its act. */
export function toAccountActRequest(verb: 'block' | 'unblock' | 'delete', id: string): ActRequest {
  return verb === 'delete'
    ? { act: deleteAccountAct, input: { id } }
    : { act: setAccountBlocked, input: { id, isBlocked: verb === 'block' } }
}

async function requireAccountRow(tx: Transaction, id: string) {
  const [row] = await tx.select().from(account).where(eq(account.id, id))
  if (row === undefined) throw new StartError('There is no such account.')
  return row
}
