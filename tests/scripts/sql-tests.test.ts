import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listSqlTests } from '@/scripts/testing/sql-tests'

const list = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => path.join(folder, name))
const opens = (file: string) =>
  /inject\('databaseServer'\)|provide(?:Database|Api)\(/.test(readFileSync(file, 'utf8'))

it('every test with a database also runs on PostgreSQL 15, except those about processes or HTTP', () => {
  const sql = listSqlTests()
  const others = list('tests/backend', '.test.ts').filter((file) => !sql.includes(file))
  expect(sql.filter(opens)).toEqual(sql)
  expect(
    others
      .filter((file) => opens(file) && !file.startsWith('tests/backend/platform/http/'))
      .map((file) => path.basename(file))
      .toSorted(),
  ).toEqual([
    'command.test.ts',
    'command.test.ts',
    'command.test.ts',
    'command.test.ts',
    'command.test.ts',
    'command.test.ts',
    'command.test.ts',
    'command.test.ts',
    'command.test.ts',
    'command.test.ts',
    'fill-database-if-empty.test.ts',
    'killed-kinds.test.ts',
    'killed-senders.test.ts',
    'limits-after-a-kill.test.ts',
    'reconnect-storm.test.ts',
    'remove-demo.test.ts',
    'server.test.ts',
    'socket-flood.test.ts',
    'socket-server.test.ts',
    'two-processes.test.ts',
    'without-demo.test.ts',
  ])
})

it('only two support files open databases, so that tests can be found by their imports', () => {
  expect(list('tests/support', '.ts').filter(opens)).toEqual([
    'tests/support/app.ts',
    'tests/support/database.ts',
  ])
})
