import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { sweepFiles } from '@/backend/areas/files/sweep-files'
import { createFileDeps } from '@/backend/create-file-deps'
import { connectDatabase } from '@/backend/db/connect'
import { first } from '@/tests/support/content'
import { addApplicants } from '@/tests/support/kill/applicants'
import { type Product, startProduct } from '@/tests/support/kill/whole-product'
import { applying, deleting, saving, uploading, type Write } from '@/tests/support/kill/writes'
import { makeDataFolder } from '@/tests/support/launch/fresh-database'
import { query } from '@/tests/support/launch/query'

/** Promise F6, promise F7, promise F9: all processes are killed with SIGKILL during many writes. */
const USERS = 40
const ROUNDS = [1, 60, 140]

let product: Product | null = null

async function start(dataDir: string): Promise<Product> {
  product = await startProduct(dataDir, { DEMO: 'off' })
  return product
}

/**
 * Five writes of each user: three saved vacancies, an application and an uploaded résumé. For every
 * fifth user another one deletes an account with a résumé.
 */
async function planWrites(running: Product): Promise<Write[]> {
  const { jobIds, applicants } = await addApplicants(running, USERS)
  const { applicants: leaving } = await addApplicants(running, USERS / 5)
  return [
    ...applicants.flatMap(({ headers, resumeId }) => [
      ...jobIds.map((jobId) => saving(headers, jobId)),
      applying(headers, first(jobIds), resumeId),
      uploading(headers),
    ]),
    ...leaving.map(({ headers }) => deleting(headers)),
  ]
}

/** Sends all at once and kills everything after this many acknowledgements; returns the acknowledged writes. */
async function writeUntilKilled(running: Product, writes: Write[], after: number) {
  const acknowledged = new Set<Write>()
  let killed: Promise<void> | null = null
  const sent = writes.map(async (write) => {
    if ((await write.send(running.address)) !== 200) return
    acknowledged.add(write)
    if (acknowledged.size >= after) killed ??= running.kill()
  })
  await Promise.all(sent)
  await killed
  return acknowledged
}

test('keeps every acknowledged write exactly once, whenever all processes are killed', async () => {
  const dataDir = await makeDataFolder()
  onTestFinished(() => product?.stop())
  let running = await start(dataDir)
  for (const after of ROUNDS) {
    const writes = await planWrites(running)
    expect(writes).toHaveLength(208)
    const acknowledged = await writeUntilKilled(running, writes, after)
    expect(acknowledged.size).toBeGreaterThanOrEqual(after)

    running = await start(dataDir)
    const { address } = running
    const counts = await Promise.all(writes.map((write) => write.count(address)))
    expect(Math.max(...counts)).toBe(1)
    const lost = writes.filter((write, index) => acknowledged.has(write) && counts[index] !== 1)
    expect(lost).toEqual([])
    await expectWholeFiles(running, dataDir)
    await expectMails(running)
  }
}, 400_000)

/** Expects a stored file for every row, and no other files after sweeping. */
async function expectWholeFiles({ databaseUrl }: Product, dataDir: string): Promise<void> {
  const files = createFileDeps({ dataDir, s3: null, clamdSocket: null })
  const { db, close } = connectDatabase(databaseUrl)
  await sweepFiles({ db, files, log: pino({ level: 'silent' }) }, new Date(Date.now() + 60_000))
  await close()
  const rows = await query(databaseUrl, 'select storage_key as key from file')
  const stored: string[] = []
  for await (const { key } of files.store.list()) stored.push(key)
  expect(stored.toSorted()).toEqual(rows.map(({ key }) => String(key)).toSorted())
}

/** Expects an application and its e-mail both or neither; above a limit the e-mail waits as a notice (decision 061). */
async function expectMails({ databaseUrl }: Product): Promise<void> {
  const rows = await query(
    databaseUrl,
    `select count(*)::int as lone from job_application a
     full join (
       select key from outgoing_message where purpose = 'application' and key like 'application:job:%'
       union all
       select 'application:job:' || application_id from employer_notice where about = 'application'
     ) m on m.key = 'application:job:' || a.id
     where a.id is null or m.key is null`,
  )
  expect(rows).toEqual([{ lone: 0 }])
}
