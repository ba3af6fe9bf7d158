import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { setting } from '@/backend/db/schema/content'
import { provideApiProcesses } from '@/tests/support/api-process'
import { provideDatabase } from '@/tests/support/database'
import { countLockWaits } from '@/tests/support/lock-waits'
import { provideBotServer } from '@/tests/support/telegram/bot-server'
import { install } from '@/tests/support/visitors'

/** Starts the API as a separate process, as the launcher does. */
const { db, pool, url } = provideDatabase()
const telegram = provideBotServer()
const processes = provideApiProcesses({
  DATABASE_URL: url,
  TELEGRAM_BOT_TOKEN: telegram.token,
  // Known once it is listening.
  get TELEGRAM_API_URL() {
    return telegram.address
  },
})

async function startServer() {
  const started = await processes.start()
  onTestFinished(() => void started.child.kill('SIGKILL'))
  return started
}

test('fills an empty database with the demo before it is ready', async () => {
  const { address } = await startServer()
  const response = await fetch(`${address}/v1/job?limit=1`)
  expect((await response.json()).total).toBeGreaterThan(400)
})

test('finishes requests, writes waiting views, stops polling the bot and exits with 0 on SIGTERM', async () => {
  const { child, address } = await startServer()
  const headers = await install(db)
  await expect.poll(telegram.countPolls, { interval: 20 }).toBe(1)
  const { rows } = await pool.query('select min(id) as id from job')
  await fetch(`${address}/v1/job/${rows[0].id}/views`, { method: 'POST', headers })

  const blocker = await pool.connect()
  await blocker.query('begin; lock table setting in access exclusive mode')
  const agent = new Agent({ keepAlive: true })
  const underWay = once(get(`${address}/v1/setting`, { agent }), 'response')
  await expect.poll(() => countLockWaits(pool), { timeout: 900, interval: 5 }).toBe(1)
  child.kill('SIGTERM')
  const isRefused = () =>
    fetch(`${address}/healthz`).then(
      () => false,
      () => true,
    )
  await expect.poll(isRefused, { timeout: 900, interval: 5 }).toBe(true)
  await blocker.query('rollback')
  blocker.release()

  const [response] = (await underWay) as [IncomingMessage]
  response.resume()
  const [code] = await once(child, 'exit')
  agent.destroy()
  expect(response.headers.connection).toBe('close')
  expect([response.statusCode, code]).toEqual([200, 0])
  const viewed = await pool.query('select views from job where id = $1', [rows[0].id])
  expect(viewed.rows).toEqual([{ views: 1 }])
  expect(await db.$count(setting)).toBeGreaterThan(0)
  await expect.poll(telegram.countPolls, { interval: 20 }).toBe(0)
}, 60_000)

test('exits when its launcher is gone', async () => {
  const { child } = await startServer()
  child.disconnect()
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})

test('says in one sentence that it needs a database', async () => {
  const child = await processes.fork({ DATABASE_URL: '' })
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(said).toBe('The API alone needs DATABASE_URL; "npm start" brings a database of its own.\n')
})
