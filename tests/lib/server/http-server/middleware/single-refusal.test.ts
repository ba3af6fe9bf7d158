import { expect, it, vi } from 'vitest'
import { serveMetrics } from '@/lib/server/http-server/middleware/metrics'
import {
  serveIndexNowKey,
  serveServiceWorker,
} from '@/lib/server/http-server/middleware/static-files'
import type { Middleware } from '@/lib/server/http-server/request-context'
import { openBare } from '@/tests/support/http-server/open-bare'
import { requestServer } from '@/tests/support/http-server/request-server'

const SECRET = 'a-secret-of-the-test'
vi.mock('@/lib/server/env', () => ({
  readEnv: () => ({ REVALIDATE_SECRET: SECRET, SITE_URL: 'http://visvakor.example' }),
}))

it.each<[string, Middleware]>([
  ['/key.txt', serveIndexNowKey('key')],
  ['/metrics', serveMetrics(() => [])],
  ['/sw.js', serveServiceWorker({ distDir: '/nowhere', isOn: false })],
])('a POST to %s is rejected once, and no later middleware runs', async (path, step) => {
  const heard = vi.fn(() => true)
  const headers = { authorization: `Bearer ${SECRET}` }
  const server = await openBare(step, heard)
  expect((await requestServer(server, path, { method: 'POST', headers })).status).toBe(405)
  expect(heard).not.toHaveBeenCalled()
})
