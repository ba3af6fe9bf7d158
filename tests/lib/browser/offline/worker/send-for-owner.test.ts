import { beforeEach, expect, it, vi } from 'vitest'
import { sendForOwner } from '@/lib/browser/offline/worker/send-for-owner'

const { sendWaiting } = vi.hoisted(() => ({ sendWaiting: vi.fn<() => Promise<boolean>>() }))
// There is no database here.
vi.mock('@/lib/browser/offline/saves/send-waiting', () => ({ sendWaiting }))

beforeEach(() => sendWaiting.mockReset().mockResolvedValue(true))

function comeAs(hint: string | undefined): void {
  const cookie = hint === undefined ? null : { value: hint }
  vi.stubGlobal('self', { cookieStore: { get: async () => cookie } })
}

it('what waits is sent for who is signed in', async () => {
  comeAs('1.first')
  await sendForOwner()
  expect(sendWaiting).toHaveBeenCalledWith('first')
})

it('the browser is told to try again while something waits', async () => {
  comeAs('1.first')
  sendWaiting.mockResolvedValue(false)
  await expect(sendForOwner()).rejects.toThrow('another time')
})

it.each([undefined, '1'])('nothing is sent where nobody can say for whom: %s', async (hint) => {
  comeAs(hint)
  await sendForOwner()
  expect(sendWaiting).not.toHaveBeenCalled()
})
