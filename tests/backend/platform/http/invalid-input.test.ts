import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkInput, InvalidInput, requireInput } from '@/backend/platform/http/invalid-input'

const schema = z.object({ count: z.coerce.number(), more: z.strictObject({}).optional() })
const check = checkInput({ schema, method: 'POST', url: '/', httpPart: 'body' })

const ISSUES = [
  { path: 'count', message: 'must be a number' },
  { path: 'more.one', message: 'is not known here' },
  { path: 'more.two', message: 'is not known here' },
]
const WRONG = { count: 'x', more: { one: 1, two: 2 } }

test('input that fits is handed on as the contract reads it', () => {
  expect(check({ count: '7' })).toEqual({ value: { count: 7 } })
  expect(requireInput(schema, { count: '7' })).toEqual({ count: 7 })
})

test('input that does not fit says what is wrong where, each unknown key by its name', () => {
  expect(check(WRONG)).toMatchObject({ error: { name: 'InvalidInput', issues: ISSUES } })
  expect(() => requireInput(schema, WRONG)).toThrow(new InvalidInput(ISSUES))
})
