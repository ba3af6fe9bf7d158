import { beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '@/backend/db/connect'
import { openReplica } from '@/backend/platform/replica/open-replica'
import { type LogPositions, watchReplica } from '@/backend/platform/replica/watch-replica'
import { silentLog } from '@/backend/platform/runtime/log'

/** The rows that a connection's statement returns, and the options of each connection. */
const connection = vi.hoisted(() => ({ rows: [] as unknown[], options: [] as object[] }))

vi.mock('pg', () => ({
  Pool: class {
    constructor(options: object) {
      connection.options.push(options)
    }
    query = async () => ({ rows: connection.rows })
    on = () => this
    end = async () => undefined
  },
}))
vi.mock('@/backend/db/connect', () => ({
  connectDatabase: () => ({ db: 'replica', close: async () => undefined }),
}))
vi.mock('@/backend/platform/replica/watch-replica')

const primary = 'primary' as Partial<Database> as Database
const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
const state = { isCurrent: false, isUp: false }

function open() {
  const replica = openReplica({ url: 'r', primary, primaryUrl: 'p', log: silentLog })
  const places = vi.mocked(watchReplica).mock.lastCall?.[0].logPositions
  return { ...replica, places: places as LogPositions }
}

/** The servers asked in turn when each fails with the same error. */
async function listAsked(failure: Error): Promise<readonly unknown[]> {
  const asked: unknown[] = []
  const read = open().readPublic(async (from) => {
    asked.push(from)
    throw failure
  })
  await expect(read).rejects.toBe(failure)
  return asked
}

beforeEach(() => {
  connection.options.splice(0)
  vi.mocked(watchReplica).mockReturnValue({
    isCurrent: () => state.isCurrent,
    isUp: () => state.isUp,
    noteChange: () => undefined,
    end: () => undefined,
  })
})

test.each([
  [{ isCurrent: true, isUp: true }, ['replica', 'primary']],
  [{ isCurrent: false, isUp: true }, ['primary', 'replica']],
  [{ isCurrent: false, isUp: false }, ['primary']],
])('with the replica %o, asks these servers in turn while they are away: %j', async (is, order) => {
  Object.assign(state, is)
  expect(await listAsked(away)).toEqual(order)
})

test('does not ask another server after any other error', async () => {
  Object.assign(state, { isCurrent: true, isUp: true })
  expect(await listAsked(Object.assign(new Error('slow'), { code: '57014' }))).toEqual(['replica'])
  expect(await open().readPublic(async (from) => from)).toBe('replica')
})

test('reads log positions from PostgreSQL, and rejects a server that is not a replica', async () => {
  const { places } = open()
  connection.rows = [{ end: '0/16B3748' }]
  expect(await places.readEnd()).toBe('0/16B3748')
  connection.rows = [{ reached: true }]
  expect(await places.hasReached('0/16B3748')).toBe(true)
  connection.rows = []
  await expect(places.hasReached('0/16B3748')).rejects.toThrow('is no replica')
})

test('uses one connection to each server, which does not keep the process alive', () => {
  open()
  const one = { max: 1, allowExitOnIdle: true }
  expect(connection.options).toMatchObject([
    { ...one, connectionString: 'p' },
    { ...one, connectionString: 'r' },
  ])
})
