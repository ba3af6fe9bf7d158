import { expect, onTestFinished, test } from 'vitest'
import { first } from '@/tests/support/content'
import { addApplicants } from '@/tests/support/kill/applicants'
import { type Product, startProduct } from '@/tests/support/kill/whole-product'
import { applying, saving, uploading, type Write } from '@/tests/support/kill/writes'
import { makeDataFolder } from '@/tests/support/launch/fresh-database'
import { query } from '@/tests/support/launch/query'
import { until } from '@/tests/support/launch/until'

/** Promise F6, promise F20: only the database is killed during many writes, the API keeps running. */
const ROUNDS = Number(process.env.CUT_ROUNDS ?? 3)
const USERS = 20

/** Writes that may be sent again because they are idempotent, and writes that may not. */
type Plan = { readonly again: readonly Write[]; readonly once: readonly Write[] }

async function planWrites(product: Product): Promise<Plan> {
  const { jobIds, applicants } = await addApplicants(product, USERS)
  return {
    again: applicants.flatMap(({ headers, resumeId }) => [
      ...jobIds.map((id) => saving(headers, id)),
      applying(headers, first(jobIds), resumeId),
    ]),
    once: applicants.map(({ headers }) => uploading(headers)),
  }
}

/** Records which writes were acknowledged and how often each status came. */
function createTally(address: string) {
  const acknowledged = new Set<Write>()
  const statuses = new Map<number | null, number>()
  const send = async (write: Write) => {
    const status = await write.send(address)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 200) acknowledged.add(write)
  }
  return { acknowledged, statuses, send }
}

type Tally = ReturnType<typeof createTally>

/** Sends each write until it is acknowledged. */
async function sendAgain({ again }: Plan, { acknowledged, send }: Tally): Promise<void> {
  const isDone = async () => {
    await Promise.all(again.filter((write) => !acknowledged.has(write)).map(send))
    return again.every((write) => acknowledged.has(write))
  }
  await until('what was refused is taken', isDone, 30_000)
}

async function expectWritten({ address }: Product, plan: Plan, { acknowledged }: Tally) {
  for (const write of [...plan.again, ...plan.once]) {
    const count = await write.count(address)
    if (acknowledged.has(write)) expect(count).toBe(1)
    else expect([0, 1]).toContain(count)
  }
}

async function start(): Promise<Product> {
  const product = await startProduct(await makeDataFolder(), { DEMO: 'off' })
  onTestFinished(() => product.stop())
  return product
}

const isReady = async ({ address }: Product) => (await fetch(`${address}/readyz`)).ok

test('answers nothing worse than 503 until a killed database is back, and loses no write', async () => {
  const product = await start()
  for (let round = 0; round < ROUNDS; round += 1) {
    const plan = await planWrites(product)
    const tally = createTally(product.address)
    const after = 1 + ((round * 7) % 60)
    let killed: Promise<void> | null = null
    const send = async (write: Write) => {
      await tally.send(write)
      if (tally.acknowledged.size >= after) killed ??= product.killDatabase()
    }
    await Promise.all([...plan.again, ...plan.once].map(send))
    await killed

    const away = createTally(product.address)
    await Promise.all(plan.again.map(away.send))
    expect([...away.statuses.keys()]).toEqual([503])
    await product.restartDatabase()
    await until('the API found its database', () => isReady(product))
    await sendAgain(plan, tally)
    await expectWritten(product, plan, tally)
    expect([200, 503]).toEqual(expect.arrayContaining([...tally.statuses.keys()]))
    expect(product.isRunning()).toBe(true)
    if (ROUNDS > 3)
      process.stdout.write(`round ${round + 1}: ${JSON.stringify([...tally.statuses])}\n`)
  }
}, 1_200_000)

test('fails only the requests whose connections the database server closes', async () => {
  const product = await start()
  const plan = await planWrites(product)
  const tally = createTally(product.address)
  let isOver = false
  const ending = (async () => {
    let ended = 0
    while (!isOver) {
      const rows = await query(
        product.databaseUrl,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
      ended += rows.length
    }
    return ended
  })()
  await Promise.all([...plan.again, ...plan.once].map(tally.send))
  isOver = true
  expect(await ending).toBeGreaterThan(0)
  await sendAgain(plan, tally)
  await expectWritten(product, plan, tally)
  expect([200, 503]).toEqual(expect.arrayContaining([...tally.statuses.keys()]))
  expect(product.isRunning()).toBe(true)
}, 200_000)
