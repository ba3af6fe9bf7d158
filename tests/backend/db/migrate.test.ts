import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterEach, expect, inject, test } from 'vitest'
import { connectDatabase } from '@/backend/db/connect'
import { isFullyMigrated, runMigrations } from '@/backend/db/migrate'
import { migrateDatabase } from '@/backend/migrate-database'
import { foldText } from '@/backend/platform/text/search/fold-text'
import { withDatabaseName } from '@/tests/support/database-url'
import { execute } from '@/tests/support/execute'

const server = inject('databaseServer').url
const created: string[] = []

async function createEmptyDatabase(options = ''): Promise<string> {
  const name = `visvakor_empty_${randomBytes(4).toString('hex')}`
  await execute(server, `create database ${name} template template0 ${options}`)
  created.push(name)
  return withDatabaseName(server, name)
}

afterEach(async () => {
  for (const name of created.splice(0)) await execute(server, `drop database ${name} with (force)`)
})

test('succeeds in several processes at the same time', async () => {
  const url = await createEmptyDatabase()
  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)])
  const { db, close } = connectDatabase(url)
  expect(await isFullyMigrated(db).finally(close)).toBe(true)
})

test('changes nothing when run again', async () => {
  const url = await createEmptyDatabase()
  await migrateDatabase(url)
  await expect(migrateDatabase(url)).resolves.toBeUndefined()
})

test('fills the search text of employers from before the column', async () => {
  const url = await createEmptyDatabase()
  await migrateDatabase(url)
  const { pool, close } = connectDatabase(url)
  await pool.query(
    `insert into company (source, source_ref, name, search)
     select 'old', n, 'Électricité ' || n, case when n = 1 then ' as it was ' else '' end
     from generate_series(1, 1200) n`,
  )
  await migrateDatabase(url)
  const { rows } = await pool.query('select search from company order by id')
  await close()
  expect([rows[0].search, rows[1].search]).toEqual([' as it was ', ' electricite 2 \n  '])
  expect(rows.filter(({ search }) => search === '')).toEqual([])
})

test('folds stored Khmer texts with the current rules', async () => {
  const url = await createEmptyDatabase()
  await migrateDatabase(url)
  const { pool, close } = connectDatabase(url)
  const names = [
    ...[
      'កណ្\u178aាល',
      'ស\u17d2\u179a\u17d2\u178fី',
      'ស\u17d2\u179a\u17d2\u178aី',
      'ម៉ាស\u17bb\u17b8ន',
      'អ\u17b8\u17bbន',
    ],
    ...[
      'ហ\u17bb\u17caន',
      'ហ\u17ca\u17d2សក',
      'ភ្ល\u17c1\u17b8ង',
      'ក\u17c1\u17b6ះ',
      'ទ\u17c6\u17b6ង',
      'ស\u17c1\u17c9\u17b8',
      'ខ\u17c2\u17d2មរ',
      'ខ\u17d2ញ\u17c6\u17bb',
      '\u17a3\u17b6គារ',
      'Latin',
    ],
  ]
  await pool.query(
    `insert into company (source, source_ref, name, search)
     select 'old', n, n, lower(n) from unnest($1::text[]) n`,
    [names],
  )
  await migrateDatabase(url)
  const { rows } = await pool.query('select search from company order by id')
  await close()
  expect(rows.map(({ search }) => search)).toEqual(names.map((name) => foldText(name)))
})

test('keeps newsletter subscribers from before confirmation was required', async () => {
  const url = await createEmptyDatabase()
  await migrateDatabase(url)
  const { pool, close } = connectDatabase(url)
  const file = 'backend/db/migrations/0037_newsletter-issues.sql'
  await pool.query(`drop table newsletter_issue; alter table subscription drop column confirmed_at;
    insert into subscription (email, subscribed_at) values ('old@example.com', '2026-03-10T05:00:00Z')`)
  await pool.query(await readFile(file, 'utf8'))
  const { rows } = await pool.query('select email, confirmed_at from subscription')
  await close()
  expect(rows).toEqual([
    { email: 'old@example.com', confirmed_at: new Date('2026-03-10T05:00:00Z') },
  ])
})

test('reads the listing of old reports from their text', async () => {
  const url = await createEmptyDatabase()
  await migrateDatabase(url)
  const { pool, close } = connectDatabase(url)
  const report =
    'It is closed.\n\nSite engineer\nhttps://www.visvakor.example/internships/12\n\nSee /jobs/9'
  await pool.query(`alter table contact_message drop column listing_area, drop column listing_id,
    drop column answered_at`)
  await pool.query(
    `insert into contact_message (company_name, message) values ('Report of a listing', $1), ('Dara', $1)`,
    [report],
  )
  const file = 'backend/db/migrations/0043_contact-messages-answered.sql'
  await pool.query(await readFile(file, 'utf8'))
  const { rows } = await pool.query(
    'select company_name, listing_area, listing_id from contact_message order by 1',
  )
  await close()
  expect(rows).toEqual([
    { company_name: 'Dara', listing_area: null, listing_id: null },
    { company_name: 'Report of a listing', listing_area: 'internships', listing_id: 12 },
  ])
})

test('lists jobs from before the migration under abroad and remote, after the provinces', async () => {
  const url = await createEmptyDatabase()
  await migrateDatabase(url)
  const { pool, close } = connectDatabase(url)
  await pool.query(`
    insert into location (name, code, position) values ('Phnom Penh', 'KH-12', 1), ('Kep', 'KH-23', 2);
    insert into company (source, source_ref, name, search) values ('old', '1', 'Acme', 'acme');
    insert into job (source, source_ref, source_hash, title, company_id, location_id, place, country, workplace, description, posted_at, search)
    select 'old', row_number() over (), '', 'Engineer', 1, said.*, '', now(), 'engineer' from (values
      (1, 'Phnom Penh', 'KH', 'remote'), (null, 'Bangkok', 'TH', null), (null, 'Remote', null, 'remote'), (2, 'Kep', null, null)
    ) as said`)
  await pool.query(await readFile('backend/db/migrations/0048_other-places.sql', 'utf8'))
  const { rows } =
    await pool.query(`select job.id, array_agg(location.name order by position) as places
    from job join location on location.id = any (location_ids) group by job.id order by job.id`)
  const { rows: counts } = await pool.query(`select name, sum(count)::int as count from job_count
    join location on location.id = second_value where first = 0 and second = 2 group by name, position order by position`)
  await close()
  expect(rows.map(({ places }) => places)).toEqual([
    ['Phnom Penh', 'Remote'],
    ['Abroad'],
    ['Remote'],
    ['Kep'],
  ])
  expect(counts.map(({ name, count }) => [name, count])).toEqual([
    ['Phnom Penh', 1],
    ['Kep', 1],
    ['Abroad', 1],
    ['Remote', 2],
  ])
})

test('a database without its last migration does not count as migrated', async () => {
  const url = await createEmptyDatabase()
  await migrateDatabase(url)
  const { db, pool, close } = connectDatabase(url)
  await pool.query('delete from drizzle.__drizzle_migrations where id > 1')
  expect(await isFullyMigrated(db).finally(close)).toBe(false)
})

test('an empty database does not count as migrated', async () => {
  const { db, close } = connectDatabase(await createEmptyDatabase())
  expect(await isFullyMigrated(db).finally(close)).toBe(false)
})

test('refuses a database that cannot search Khmer letters and says what to do', async () => {
  const url = await createEmptyDatabase(
    `encoding 'SQL_ASCII' locale_provider libc lc_collate 'C' lc_ctype 'C'`,
  )
  await expect(migrateDatabase(url)).rejects.toThrow(/cannot search Khmer text: create it with/)
})

test('fails when a connection is cut between two steps, without ending the process (promise F20)', async () => {
  const url = await createEmptyDatabase()
  const migrating = runMigrations(url, async (db) => {
    const { rows } = await db.execute<{ pid: number }>('select pg_backend_pid() pid')
    await execute(server, `select pg_terminate_backend(${rows[0]?.pid ?? 0}, 5000)`)
  })
  await expect(migrating).rejects.toThrow(/Connection terminated|not queryable/)
  await runMigrations(url, async () => undefined)
})
