import { readFile } from 'node:fs/promises'
import { type LogoOwner, setLogo } from '@/backend/areas/logos/logos'
import { explainDatabaseErrors } from '@/backend/platform/database/database-failure'
import { NOT_REVALIDATED, revalidateWebApp } from '@/backend/revalidate-web-app'
import type { Environment } from '@/backend/settings/environment'
import { withDatabase } from '@/backend/with-database'
import { type CacheTag, tags } from '@/lib/shared/cache-tags'
import type { LogoCommand } from './logo-arguments'
import { LogoRefusedError, renderLogo } from './render-logo'

const toStale = {
  company: (id: number) => [tags.companies, tags.company(id), tags.jobs, tags.internships],
  university: (id: number) => [tags.universities, tags.university(id), tags.scholarships],
} satisfies Record<LogoOwner, (id: number) => readonly CacheTag[]>

/**
 * Runs the command and returns what to print. Starts the database when needed. Throws `LogoRefusedError` and
 * `StartError`.
 */
export async function runLogo(
  environment: Environment,
  { owner, id, picture }: LogoCommand,
): Promise<readonly string[]> {
  const file = picture === null ? null : await renderLogo(await readPicture(picture))
  return withDatabase(environment, async (db) => {
    const name = await explainDatabaseErrors(() =>
      db.transaction((tx) => setLogo(tx, owner, id, file)),
    )
    if (name === null) throw new LogoRefusedError(`There is no ${owner} ${id}.`)
    const line = `${file === null ? 'Its letters again' : 'Its own logo'}: ${owner} ${id} “${name}”`
    return (await revalidateWebApp(db, environment, toStale[owner](id)))
      ? [line]
      : [line, NOT_REVALIDATED]
  })
}

async function readPicture(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    throw new LogoRefusedError(error instanceof Error ? error.message : String(error))
  }
}
