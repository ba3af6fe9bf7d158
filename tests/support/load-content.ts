import { type ContentReport, readContent, writeContent } from '@/backend/content/load-content'
import type { Database } from '@/backend/db/connect'

/** Reads a folder and writes all of it or nothing; throws the errors of `readContent`. */
export async function loadContent(db: Database, root: string, now: Date): Promise<ContentReport> {
  const content = await readContent(root)
  return db.transaction((tx) => writeContent(tx, content, now))
}
