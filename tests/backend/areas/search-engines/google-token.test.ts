import { generateKeyPair } from 'jose'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTokenSource } from '@/backend/areas/search-engines/google-token'

const { privateKey: key } = await generateKeyPair('RS256')
const account = { email: 'a@b.example', keyId: 'one', key, tokenUrl: 'https://token.example/' }
const { signal } = new AbortController()

let now = 0
let answers: unknown[] = []

beforeEach(() => {
  now = 0
  answers = []
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.stubGlobal('fetch', async () => Response.json(answers.shift() ?? null))
})

const token = (name: string) => ({ access_token: name, expires_in: 3600 })

test('reuses a token until five minutes before it expires', async () => {
  const tokens = createTokenSource(account)
  answers = [token('a'), token('b')]
  expect(await tokens.get(signal)).toBe('a')
  now = 3_299_999
  expect(await tokens.get(signal)).toBe('a')
  now = 3_300_000
  expect(await tokens.get(signal)).toBe('b')
})

test('requests a new token after forget()', async () => {
  const tokens = createTokenSource(account)
  answers = [token('a'), token('b')]
  await tokens.get(signal)
  tokens.discard()
  expect(await tokens.get(signal)).toBe('b')
})

test.each([null, {}, token(''), { ...token('a'), expires_in: 0 }])(
  'rejects the answer %j and does not cache it',
  async (answer) => {
    const tokens = createTokenSource(account)
    answers = [answer, token('a')]
    await expect(tokens.get(signal)).rejects.toThrow('its answer was not understood')
    expect(await tokens.get(signal)).toBe('a')
  },
)
