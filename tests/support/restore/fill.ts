import { buildApp } from '@/backend/app'
import { createFileDeps } from '@/backend/create-file-deps'
import { connectDatabase } from '@/backend/db/connect'
import { appDeps } from '../app-deps'
import { addWholeAccount, type WholeAccount } from '../whole-account'

/** Fills the demo and a user with rows in every table, and files in the data folder. */
export async function addPerson(databaseUrl: string, dataDir: string): Promise<WholeAccount> {
  const { db, close } = connectDatabase(databaseUrl)
  const files = createFileDeps({ dataDir, s3: null, clamdSocket: null })
  const app = await buildApp(appDeps({ db, clock: { now: () => new Date() }, files }))
  try {
    return await addWholeAccount({ db, app }, 'sokha')
  } finally {
    await app.close()
    await close()
  }
}
