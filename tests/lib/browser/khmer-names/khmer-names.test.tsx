import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const NAMES = { majorId: { '7': 'វិស្វកម្មសំណង់' } }

/** One visit with these responses in order. */
async function visit(...answers: readonly (() => Response)[]) {
  const left = [...answers]
  const fetched = vi.fn(async () => {
    const answer = left.shift()
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer()
  })
  vi.stubGlobal('fetch', fetched)
  const { loadKhmerNames } = await import('@/lib/browser/khmer-names/load-khmer-names')
  const { getKhmerNames } = await import('@/lib/browser/khmer-names/khmer-names')
  return { ask: loadKhmerNames, get: getKhmerNames, fetched }
}

test('fetches Khmer names once per visit', async () => {
  const { ask, get, fetched } = await visit(() => Response.json(NAMES))
  expect(get('majorId')).toBeUndefined()
  await Promise.all([ask(), ask()])
  await ask()
  expect(get('majorId')).toEqual(NAMES.majorId)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test.each([
  ['is busy', () => Response.json({ statusCode: 503, message: 'Busy.' }, { status: 503 })],
  ['sends null', () => Response.json(null)],
  ['sends an invalid response', () => Response.json('names')],
  [
    'cannot be reached',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('where the API %s, the next caller fetches again', async (_, odd) => {
  const { ask, get } = await visit(odd, () => Response.json(NAMES))
  await ask()
  expect(get('majorId')).toBeUndefined()
  expect(get('statusCode')).toBeUndefined()
  await ask()
  expect(get('majorId')).toEqual(NAMES.majorId)
})

test('leaves out values that are not names', async () => {
  const { ask, get } = await visit(() => Response.json({ majorId: { '7': 'ច្បាប់', '8': null } }))
  await ask()
  expect(get('majorId')).toEqual({ '7': 'ច្បាប់' })
})
