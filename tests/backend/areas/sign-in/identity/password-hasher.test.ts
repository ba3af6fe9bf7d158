import { describe, expect, test } from 'vitest'
import {
  createPasswordHasher,
  toHashCaller,
} from '@/backend/areas/sign-in/identity/password-hasher'

/** Derivations that never end, so that all who were let in stay. */
function openCrowd() {
  let running = 0
  const passwords = createPasswordHasher(() => {
    running += 1
    return new Promise(() => undefined)
  }, 4)
  return {
    countRunning: () => running,
    /** Whether there is no room, and if so after how many seconds to come again. */
    async isRefused(isOwner: boolean, name: string | null): Promise<number | false> {
      const work = passwords.hash('a password', null, { isOwner, name })
      return Promise.race([
        work.then(
          () => false as const,
          ({ retryAfter }: { readonly retryAfter: number }) => retryAfter,
        ),
        new Promise<false>((resolve) => setImmediate(() => resolve(false))),
      ])
    },
  }
}

async function admit(count: number, isOwner: boolean, toName: (index: number) => string | null) {
  const crowd = openCrowd()
  const answers: (number | false)[] = []
  for (let index = 0; index < count; index += 1) {
    answers.push(await crowd.isRefused(isOwner, toName(index)))
  }
  return { crowd, letIn: answers.filter((answer) => answer === false).length, last: answers.at(-1) }
}

describe('hashing is dear, so that', () => {
  test('two strangers are served and six may wait', async () => {
    const { crowd, letIn, last } = await admit(9, false, (index) => `203.0.113.${index}`)
    expect([crowd.countRunning(), letIn, last]).toEqual([2, 8, 2])
  })

  test('one place has four of these', async () => {
    const { letIn, last } = await admit(5, false, () => '203.0.113.7')
    expect([letIn, last]).toEqual([4, 2])
  })

  test('owners have a place and five to wait in of their own', async () => {
    const { crowd, letIn, last } = await admit(7, true, (index) => `owner ${index}`)
    expect([crowd.countRunning(), letIn, last]).toEqual([1, 6, 2])
    expect(await crowd.isRefused(false, '203.0.113.7')).toBe(false)
  })

  test('one of them has two', async () => {
    const { letIn, last } = await admit(3, true, () => 'owner')
    expect([letIn, last]).toEqual([2, 2])
  })
})

test('who has a name of their own asks under it, and a stranger by the address', () => {
  expect(toHashCaller({ clientAddress: '203.0.113.7' }, 'me')).toEqual({
    isOwner: true,
    name: 'me',
  })
  expect(toHashCaller({ clientAddress: '203.0.113.7' }, null)).toEqual({
    isOwner: false,
    name: '203.0.113.7',
  })
})
