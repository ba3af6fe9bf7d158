import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { job } from '@/backend/db/schema/vacancy'
import { readEmployers, readUniversities } from '@/backend/demo/read-demo'
import { readReference } from '@/backend/reference/read-reference'
import { provideApiProcesses } from '@/tests/support/api-process'
import { provideDatabase } from '@/tests/support/database'

const { db, url } = provideDatabase()
const processes = provideApiProcesses({ DATABASE_URL: url, DEMO: 'off' })
let address: string

beforeAll(async () => {
  address = (await processes.start()).address
})

test('the first start with DEMO=off creates an empty board with all lookup lists', async () => {
  const get = async (path: string) => (await fetch(`${address}/v1/${path}`)).json()
  expect((await get('job?limit=1')).total).toBe(0)
  expect((await get('major?limit=1')).total).toBe(40)
  expect(await db.$count(job)).toBe(0)
})

/** Names of the invented employers and universities. */
async function listDemoNames(): Promise<readonly string[]> {
  const reference = await readReference()
  const owners = [...(await readEmployers(reference)), ...(await readUniversities(reference))]
  return owners.map(({ name }) => name)
}

test('the first start with DEMO=off stores no name of the demo in any table', async () => {
  const names = await listDemoNames()
  expect(names.length).toBeGreaterThan(100)
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`)
  expect(tables.map(({ name }) => name)).toContain('page')
  for (const { name: table } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t`,
    )
    const texts = rows.map(({ row }) => row)
    const found = names.filter((name) => texts.some((text) => text.includes(name)))
    expect(found, table).toEqual([])
  }
})
