import { expect, test, vi } from 'vitest'
import { endApiSession } from '@/lib/server/session/end-api-session'

const request = new Request('https://visvakor.example/session', { method: 'DELETE' })

test('signs the visitor out even when the API is down (spec §4)', async () => {
  vi.stubEnv('API_URL', 'http://127.0.0.1:9')
  await expect(endApiSession(request)).resolves.toBeUndefined()
})

test('throws for an invalid configuration', async () => {
  vi.stubEnv('API_URL', 'no address')
  await expect(endApiSession(request)).rejects.toThrow('API_URL')
})
