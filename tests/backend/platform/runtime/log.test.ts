import { expect, test } from 'vitest'
import { toLoggedError } from '@/backend/platform/runtime/log'

test('the log names the root cause and the frames, not the values of the statement', () => {
  const cause = Object.assign(new Error('canceling statement'), { code: '57014' })
  const error = new Error('Failed query: select $1\nparams: secret@person.example', { cause })
  const logged = toLoggedError(error)
  expect(logged).toMatchObject({ type: 'Error', code: '57014', message: 'canceling statement' })
  expect(logged.stack[0]).toMatch(/^at /)
  expect(JSON.stringify(logged)).not.toContain('person.example')
})

test('something thrown that is no error is named by its type only', () => {
  expect(toLoggedError('secret')).toMatchObject({ type: 'string', stack: [] })
})
