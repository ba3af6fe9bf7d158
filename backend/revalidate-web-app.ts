import { hostname } from 'node:os'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '@/backend/db/connect'
import { listen } from '@/backend/db/listen'
import { toDatabaseFailure } from '@/backend/platform/database/database-failure'
import type { Clock } from '@/backend/platform/runtime/clock'
import { getErrorCode, listErrorCauses } from '@/backend/platform/runtime/error-code'
import { silentLog } from '@/backend/platform/runtime/log'
import { runAtMidnight } from '@/backend/platform/runtime/periodic-task'
import { StartError } from '@/backend/platform/runtime/start-error'
import type { Environment } from '@/backend/settings/environment'
import { requireRevalidationSecret } from '@/backend/settings/secrets'
import { type CacheTag, tags } from '@/lib/shared/cache-tags'

/** PostgreSQL channel on which processes announce changed tags. */
export const CHANGED_CHANNEL = 'visvakor_changed'

/** Tags that change at midnight without a write: open items, and what "closes today" (promise F18). */
export const CHANGED_AT_MIDNIGHT: readonly CacheTag[] = [
  tags.jobs,
  tags.internships,
  tags.scholarships,
  tags.dashboard,
  tags.today,
]

/** What a command prints where `revalidateWebApp` resolved to false. */
export const NOT_REVALIDATED_MESSAGE =
  'The web app did not answer: its pages show the change within ten minutes. At once: docs/operations.md, "A page shows old data".'

/** Milliseconds for one call to the web app, and for one that an operator waits for. */
const [TIMEOUT, PATIENCE] = [2000, 5000]

/** Maximum of tags the web app takes in one call. */
const TAGS_PER_CALL = 100

/** PostgreSQL takes less than 8000 bytes, and a tag has at most a hundred. */
const TAGS_PER_NOTIFICATION = 70

/** Posts changed tags to the web app; resolves to whether no page of it stays old: it accepted them, or does not run. */
export type Revalidate = (changed: readonly CacheTag[]) => Promise<boolean>

type Announcement = {
  /** The web app that was revalidated already. */
  readonly revalidated: string
  readonly tags: readonly CacheTag[]
}

/**
 * Revalidates pages after a command has written. Resolves to whether no page of the web app of its settings stays
 * old; web apps of other processes are revalidated by their own APIs. Never fails because a server is absent.
 */
export async function revalidateWebApp(
  db: Database,
  environment: Environment,
  changed: readonly CacheTag[],
): Promise<boolean> {
  if (changed.length === 0) return true
  try {
    const secret = await requireRevalidationSecret(environment)
    const { webUrl } = environment
    await announceChange(db, toWebAppName(webUrl), changed)
    const call = createRevalidate({ webUrl, secret, log: silentLog, timeoutMs: PATIENCE })
    return await revalidateInBatches(call, changed)
  } catch (error) {
    // Without a readable or writable data folder there is no secret to call with.
    if (error instanceof StartError) return false
    if (toDatabaseFailure(error) === 'unavailable') return false
    throw error
  }
}

/**
 * Keeps the web app of this API fresh: it revalidates at midnight and whenever a command announces a change.
 * Returns how to stop; does nothing without the shared secret.
 */
export function startRevalidation({
  databaseUrl,
  clock,
  log,
  onChange,
  environment,
}: {
  readonly databaseUrl: string
  readonly clock: Clock
  readonly log: Logger
  /** Called for every announced change, also those the web app knows; null without a replica. */
  readonly onChange: (() => void) | null
  readonly environment: Pick<Environment, 'webUrl' | 'revalidateSecret'>
}) {
  const { webUrl, revalidateSecret: secret } = environment
  if (secret === null) return async () => undefined
  const revalidate = createRevalidate({ webUrl, secret, log })
  const stopTimer = runAtMidnight(clock, () => void revalidate(CHANGED_AT_MIDNIGHT))
  const own = toWebAppName(webUrl)
  const stopListening = listen({
    url: databaseUrl,
    log,
    handlers: {
      [CHANGED_CHANNEL]: (text) => {
        onChange?.()
        // The command may have called before this: pages would be rendered from the old replica (decision 053).
        const known = onChange === null ? own : null
        void revalidateInBatches(revalidate, parseAnnouncement(text, known))
      },
    },
    // Pages whose announcement was missed are rendered again when they are old.
    onGap: onChange ?? (() => undefined),
  })
  return async () => {
    stopTimer()
    await stopListening()
  }
}

/**
 * Creates a client of the web app's revalidation by tags (architecture §4). A failure is logged and never
 * thrown: pages are rendered again when they are old anyway. `webUrl` has no slash at its end.
 */
export function createRevalidate({
  webUrl,
  secret,
  log,
  timeoutMs = TIMEOUT,
}: {
  readonly webUrl: string
  readonly secret: string
  readonly log: Pick<Logger, 'warn'>
  readonly timeoutMs?: number
}): Revalidate {
  return async (changed) => {
    try {
      const response = await fetch(`${webUrl}/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: changed }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (response.ok) return true
      log.warn({ status: response.status }, 'the web app refused to refresh its pages')
    } catch (error) {
      log.warn({ err: error }, 'the web app could not be notified to refresh its pages')
      // A web app that does not run shows no old pages.
      return listErrorCauses(error).some((cause) => getErrorCode(cause) === 'ECONNREFUSED')
    }
    return false
  }
}

/** Stops at the first call that fails; resolves to whether all tags were accepted. */
export async function revalidateInBatches(
  revalidate: Revalidate,
  changed: readonly CacheTag[],
): Promise<boolean> {
  for (let start = 0; start < changed.length; start += TAGS_PER_CALL) {
    if (!(await revalidate(changed.slice(start, start + TAGS_PER_CALL)))) return false
  }
  return true
}

/** Announces changed tags to the APIs of all processes; `alreadyRevalidated` names the web app that needs no call. */
export async function announceChange(
  db: Database,
  alreadyRevalidated: string,
  changed: readonly CacheTag[],
): Promise<void> {
  for (let start = 0; start < changed.length; start += TAGS_PER_NOTIFICATION) {
    const announcement: Announcement = {
      revalidated: alreadyRevalidated,
      tags: changed.slice(start, start + TAGS_PER_NOTIFICATION),
    }
    await db.execute(sql`select pg_notify(${CHANGED_CHANNEL}, ${JSON.stringify(announcement)})`)
  }
}

/** Lists the tags of an announcement the web app `ownWebApp` does not know; null lists all. Only our processes send these. */
export function parseAnnouncement(text: string, ownWebApp: string | null): readonly CacheTag[] {
  const { revalidated, tags: changed }: Announcement = JSON.parse(text)
  return revalidated === ownWebApp ? [] : changed
}

/** Names a web app by host and address, since two machines may use one address. */
export function toWebAppName(webUrl: string): string {
  return `${hostname()} ${webUrl}`
}
