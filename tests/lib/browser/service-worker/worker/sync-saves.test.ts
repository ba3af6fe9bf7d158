import { beforeEach, expect, it, vi } from 'vitest'
import { syncSaves } from '@/lib/browser/service-worker/worker/sync-saves'

const { sendUnsynced } = vi.hoisted(() => ({
  sendUnsynced: vi.fn<() => Promise<boolean>>(),
}))
// There is no database here.
vi.mock('@/lib/browser/saved/send-saves', () => ({ sendUnsynced }))

beforeEach(() => sendUnsynced.mockReset().mockResolvedValue(true))

function switchUser(hint: string | undefined): void {
  const cookie = hint === undefined ? null : { value: hint }
  vi.stubGlobal('self', { cookieStore: { get: async () => cookie } })
}

it('sends queued saves for the signed-in user', async () => {
  switchUser('1.first')
  await syncSaves()
  expect(sendUnsynced).toHaveBeenCalledWith('first')
})

it('makes the browser retry while saves are queued', async () => {
  switchUser('1.first')
  sendUnsynced.mockResolvedValue(false)
  await expect(syncSaves()).rejects.toThrow('another time')
})

it.each([undefined, '1'])('sends nothing when the user is unknown: %s', async (hint) => {
  switchUser(hint)
  await syncSaves()
  expect(sendUnsynced).not.toHaveBeenCalled()
})
