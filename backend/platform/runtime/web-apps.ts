import { hostname } from 'node:os'
import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import type { CacheTag } from '@/lib/shared/cache-tags'

/** Where processes say which pages have changed. */
export const CHANGED = 'visvakor_changed'

/** PostgreSQL takes less than 8000 bytes, and a tag has at most a hundred. */
const AT_ONCE = 70

type Change = {
  /** The web app that knows already. */
  readonly told: string
  readonly tags: readonly CacheTag[]
}

/** Two machines may reach theirs by one address. */
export function nameWebApp(webUrl: string): string {
  return `${hostname()} ${webUrl}`
}

/** For the web apps of all other processes, which their own APIs tell. */
export async function tellOthers(
  db: Database,
  told: string,
  tags: readonly CacheTag[],
): Promise<void> {
  for (let start = 0; start < tags.length; start += AT_ONCE) {
    const change: Change = { told, tags: tags.slice(start, start + AT_ONCE) }
    await db.execute(sql`select pg_notify(${CHANGED}, ${JSON.stringify(change)})`)
  }
}

/** The tags of a message that `own` does not know of, all for null; only our own processes speak on this channel. */
export function listUnknown(text: string, own: string | null): readonly CacheTag[] {
  const { told, tags }: Change = JSON.parse(text)
  return told === own ? [] : tags
}
