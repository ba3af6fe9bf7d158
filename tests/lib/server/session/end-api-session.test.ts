import { afterEach, expect, test, vi } from 'vitest'
import { endApiSession } from '@/lib/server/session/end-api-session'

afterEach(() => {
  vi.unstubAllEnvs()
})

const request = new Request('https://visvakor.example/session', { method: 'DELETE' })

test('an API that is away keeps nobody signed in (spec §4)', async () => {
  vi.stubEnv('API_URL', 'http://127.0.0.1:9')
  await expect(endApiSession(request)).resolves.toBeUndefined()
})

test('a mistake of the configuration is told', async () => {
  vi.stubEnv('API_URL', 'no address')
  await expect(endApiSession(request)).rejects.toThrow('API_URL')
})
