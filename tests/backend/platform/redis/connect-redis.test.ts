import { expect, test, vi } from 'vitest'
import { connectRedis } from '@/backend/platform/redis/connect-redis'

async function open() {
  const log = { info: vi.fn(), warn: vi.fn() }
  const { commands, close } = await connectRedis('redis://127.0.0.1:1', log)
  const counts = () => [log.warn.mock.calls.length, log.info.mock.calls.length]
  return { commands, close, counts }
}

test('logs an outage once, and its end once', async () => {
  const { commands, close, counts } = await open()
  commands.emit('ready')
  expect(counts()).toEqual([0, 0])
  commands.emit('error', new Error('away'))
  commands.emit('error', new Error('still away'))
  expect(counts()).toEqual([1, 0])
  commands.emit('ready')
  commands.emit('ready')
  expect(counts()).toEqual([1, 1])
  commands.emit('error', new Error('away again'))
  expect(counts()).toEqual([2, 1])
  close()
})

test('fails a command at once without Redis', async () => {
  const { commands, close } = await open()
  await expect(commands.ping()).rejects.toThrow('writeable')
  close()
})
