import { afterEach, expect, test, vi } from 'vitest'
import { endAtApi } from '@/lib/server/session/end-at-api'

afterEach(() => {
  vi.unstubAllEnvs()
})

const request = new Request('https://visvakor.example/session', { method: 'DELETE' })

test('an API that is away keeps nobody signed in (spec §4)', async () => {
  vi.stubEnv('API_URL', 'http://127.0.0.1:9')
  await expect(endAtApi(request)).resolves.toBeUndefined()
})

test('a mistake of the configuration is told', async () => {
  vi.stubEnv('API_URL', 'no address')
  await expect(endAtApi(request)).rejects.toThrow('API_URL')
})
