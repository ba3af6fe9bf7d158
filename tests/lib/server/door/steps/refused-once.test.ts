import { expect, it, vi } from 'vitest'
import type { Step } from '@/lib/server/door/exchange'
import { serveIndexKey } from '@/lib/server/door/steps/serve-index-key'
import { serveMetrics } from '@/lib/server/door/steps/serve-metrics'
import { serveWorker } from '@/lib/server/door/steps/serve-worker'
import { askDoor } from '@/tests/support/door/ask-door'
import { openBare } from '@/tests/support/door/open-bare'

const SECRET = 'a-secret-of-the-test'
vi.mock('@/lib/server/env', () => ({ readEnv: () => ({ REVALIDATE_SECRET: SECRET }) }))

it.each<[string, Step]>([
  ['/key.txt', serveIndexKey('key')],
  ['/metrics', serveMetrics(() => [])],
  ['/sw.js', serveWorker({ distDir: '/nowhere', isOn: false })],
])('a change of %s is refused, and nobody behind that hears of it', async (path, step) => {
  const heard = vi.fn(() => true)
  const headers = { authorization: `Bearer ${SECRET}` }
  const door = await openBare(step, heard)
  expect((await askDoor(door, path, { method: 'POST', headers })).status).toBe(405)
  expect(heard).not.toHaveBeenCalled()
})
