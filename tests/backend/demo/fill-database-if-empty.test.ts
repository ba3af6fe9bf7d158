import { once } from 'node:events'
import { expect, test } from 'vitest'
import { setting } from '@/backend/db/schema/content'
import { provideApiProcesses } from '@/tests/support/api-process'
import { provideDatabase } from '@/tests/support/database'
import { makeFolder } from '@/tests/support/launch/temporary-folder'

const { db, pool, url } = provideDatabase()
const processes = provideApiProcesses({ DATABASE_URL: url })

test('an API that cannot fill its empty database says why, exits and leaves it empty', async () => {
  await pool.query(`
    create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'the disk is full'; end $$;
    create trigger refuse before insert on company for each statement execute function refuse()`)
  const child = await processes.fork({ DATA_DIR: await makeFolder() })
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(said).toContain('the disk is full')
  expect(said).toContain('The empty database could not be filled: exit code 1.')
  expect(await db.$count(setting)).toBe(0)
}, 60_000)
