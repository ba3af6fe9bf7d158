import { userInfo } from 'node:os'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database, Transaction } from '@/backend/db/connect'
import { audit } from '@/backend/db/schema/desk'
import { StartError } from '@/backend/platform/runtime/start-error'
import type { Environment } from '@/backend/settings/environment'
import type { CacheTag } from '@/lib/shared/cache-tags'

type ActMeta = {
  readonly now: Date
  readonly because: string | null
  /** For links in messages. */
  readonly siteUrl: string
}

/** What an act did: the row of the audit, the pages that changed and the words for the operator. */
export type ActResult = {
  /** `job 12` */
  readonly target: string
  readonly title: string
  readonly before: unknown
  readonly after: unknown
  /** The act that takes it back; null: it cannot be undone. */
  readonly undo: { readonly act: string; readonly input: unknown } | null
  readonly message: string
  readonly staleTags: readonly CacheTag[]
  /** Storage keys whose bytes the caller deletes after the transaction. */
  readonly fileKeys?: readonly string[]
}

/** A change that an operator can make, by the desk or by the command. Throws `StartError` when it cannot be done. */
export type Act = {
  readonly name: string
  readonly run: (tx: Transaction, input: unknown, given: ActMeta) => Promise<ActResult>
}

type Definition<Input> = {
  readonly name: string
  readonly input: z.ZodType<Input>
  readonly run: (tx: Transaction, input: Input, given: ActMeta) => Promise<ActResult>
}

/** Describes an act; its callers have unknown input, which its schema parses. */
export function defineAct<Input>({ name, input, run }: Definition<Input>): Act {
  return {
    name,
    run: async (tx, unparsed, given) => {
      const parsed = input.safeParse(unparsed)
      if (!parsed.success) throw new StartError(toProblem(parsed.error))
      return run(tx, parsed.data, given)
    },
  }
}

export type ActRequest = {
  readonly act: Act
  readonly input: unknown
  /** The row of the audit that it takes back. */
  readonly undoes?: number
}

export type ActContext = ActMeta & {
  /** As the audit names who did it. */
  readonly actor: string
}

/** Names the system's user who runs a command now. */
export function toCommandContext(
  { siteUrl }: Pick<Environment, 'siteUrl'>,
  because: string | null = null,
): ActContext {
  return { actor: `${userInfo().username} (command)`, because, now: new Date(), siteUrl }
}

export type Changed = {
  /** Ids of the audit's new rows. */
  readonly entries: readonly number[]
  readonly lines: readonly string[]
  readonly staleTags: readonly CacheTag[]
  readonly fileKeys: readonly string[]
}

/** Runs acts, all or none of them, each with its row of the audit. Throws `StartError`. */
export function runActs(
  db: Database,
  requests: readonly ActRequest[],
  { actor, ...given }: ActContext,
): Promise<Changed> {
  return db.transaction(async (tx) => {
    const all: ActResult[] = []
    const entries: number[] = []
    for (const { act, input, undoes } of requests) {
      const done = await act.run(tx, input, given)
      const { target, title, before, after, undo } = done
      const { now: at, because } = given
      const [row] = await tx
        .insert(audit)
        .values({
          ...{ at, actor, act: act.name, target, title, before, after, because, undo },
          undoes: undoes ?? null,
        })
        .returning({ id: audit.id })
      if (row !== undefined) entries.push(row.id)
      all.push(done)
    }
    return {
      entries,
      lines: all.map(({ message }) => message),
      staleTags: [...new Set(all.flatMap(({ staleTags }) => staleTags))],
      fileKeys: all.flatMap(({ fileKeys = [] }) => fileKeys),
    }
  })
}

function toProblem({ issues }: z.ZodError): string {
  return issues
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
    .join('\n')
}

/** Finds what takes an act back. Throws `StartError` if nothing does, or something did. */
export async function findUndoRequest(
  db: Database,
  undoActs: ReadonlyMap<string, Act>,
  id: number,
): Promise<ActRequest> {
  const [row] = await db.select().from(audit).where(eq(audit.id, id))
  if (row === undefined) throw new StartError(`There is no entry ${id} in the audit.`)
  if ((await db.$count(audit, eq(audit.undoes, id))) > 0) {
    throw new StartError(`Entry ${id} was already undone.`)
  }
  const act = undoActs.get(row.undo?.act ?? '')
  if (row.undo === null || act === undefined) {
    throw new StartError(`Entry ${id} (${row.act} ${row.target}) cannot be undone.`)
  }
  return { act, input: row.undo.input, undoes: id }
}
