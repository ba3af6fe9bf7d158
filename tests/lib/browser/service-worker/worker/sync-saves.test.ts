import { beforeEach, expect, it, vi } from 'vitest'
import { syncSaves } from '@/lib/browser/service-worker/worker/sync-saves'

const { sendUnsynced } = vi.hoisted(() => ({
  sendUnsynced: vi.fn<() => Promise<boolean>>(),
}))
// There is no database here.
vi.mock('@/lib/browser/saved/send-saves', () => ({ sendUnsynced }))

beforeEach(() => sendUnsynced.mockReset().mockResolvedValue(true))

function comeAs(hint: string | undefined): void {
  const cookie = hint === undefined ? null : { value: hint }
  vi.stubGlobal('self', { cookieStore: { get: async () => cookie } })
}

it('what waits is sent for who is signed in', async () => {
  comeAs('1.first')
  await syncSaves()
  expect(sendUnsynced).toHaveBeenCalledWith('first')
})

it('the browser is told to try again while something waits', async () => {
  comeAs('1.first')
  sendUnsynced.mockResolvedValue(false)
  await expect(syncSaves()).rejects.toThrow('another time')
})

it.each([undefined, '1'])('nothing is sent where nobody can say for whom: %s', async (hint) => {
  comeAs(hint)
  await syncSaves()
  expect(sendUnsynced).not.toHaveBeenCalled()
})
