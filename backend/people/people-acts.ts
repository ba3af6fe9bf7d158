import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { deleteAccount } from '@/backend/areas/my-data/delete-account'
import { type Act, defineAct } from '@/backend/audit/act'
import type { Transaction } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import { StartError } from '@/backend/platform/runtime/start-error'

const person = z.object({ id: z.uuid() })

/** The audit stays longer than the account: it names nobody. */
const toSubject = (id: string) => ({ target: `account ${id}`, title: 'Account' }) as const

/** Records that an operator takes all data of an account; who calls it reads them (`readProfileExport`). */
export const exportAccount: Act = defineAct({
  name: 'export-account',
  input: person,
  async run(tx, { id }) {
    await requireAccountRow(tx, id)
    return {
      ...toSubject(id),
      before: null,
      after: null,
      undo: null,
      line: 'All data of the account are exported.',
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
      line: isKnownToFirebase
        ? `${done}\nIts user in the Firebase project stays: delete it there.`
        : done,
      staleTags: [],
      fileKeys,
    }
  },
})

async function requireAccountRow(tx: Transaction, id: string) {
  const [row] = await tx.select().from(account).where(eq(account.id, id))
  if (row === undefined) throw new StartError('There is no such account.')
  return row
}
