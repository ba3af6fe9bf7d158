import { expect, test } from 'vitest'
import { toLoggedError } from '@/backend/platform/runtime/log'

test('logs the root cause and stack frames without the values of the statement', () => {
  const cause = Object.assign(new Error('canceling statement'), { code: '57014' })
  const error = new Error('Failed query: select $1\nparams: secret@person.example', { cause })
  const logged = toLoggedError(error)
  expect(logged).toMatchObject({ type: 'Error', code: '57014', message: 'canceling statement' })
  expect(logged.stack[0]).toMatch(/^at /)
  expect(JSON.stringify(logged)).not.toContain('person.example')
})

test('logs only the type of a thrown value that is not an error', () => {
  expect(toLoggedError('secret')).toMatchObject({ type: 'string', stack: [] })
})
