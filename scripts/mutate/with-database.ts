import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@/backend/embedded/postgres'

/** Keeps one PostgreSQL running for as long as `use` takes, and leaves nothing of it. */
export async function withDatabase<T>(use: (url: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'visvakor-mutate-db-'))
  try {
    const server = await startEmbeddedPostgres({ dataDir })
    try {
      return await use(server.url)
    } finally {
      await server.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
