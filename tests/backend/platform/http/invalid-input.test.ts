import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  checkInput,
  InvalidInput,
  requireInput,
  toIssueMessage,
} from '@/backend/platform/http/invalid-input'
import {
  toDiskFullReply,
  tooLarge,
  toUploadErrorReply,
  UploadError,
} from '@/backend/platform/http/uploads/upload-error'

const schema = z.object({ count: z.coerce.number(), more: z.strictObject({}).optional() })
const check = checkInput({ schema, method: 'POST', url: '/', httpPart: 'body' })

const ISSUES = [
  { path: 'count', message: 'must be a number' },
  { path: 'more.one', message: 'is not known here' },
  { path: 'more.two', message: 'is not known here' },
]
const WRONG = { count: 'x', more: { one: 1, two: 2 } }

test('returns valid input as parsed by the contract', () => {
  expect(check({ count: '7' })).toEqual({ value: { count: 7 } })
  expect(requireInput(schema, { count: '7' })).toEqual({ count: 7 })
})

test('reports what is wrong where, with each unknown key by its name', () => {
  expect(check(WRONG)).toMatchObject({ error: { name: 'InvalidInput', issues: ISSUES } })
  expect(() => requireInput(schema, WRONG)).toThrow(new InvalidInput(ISSUES))
})

const messageOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: toIssueMessage }).error?.issues[0]?.message

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'is required'],
  [z.string(), 7, 'must be a string'],
  [z.number(), 'x', 'must be a number'],
  [z.array(z.string()), 'x', 'must be an array'],
  [z.object({}), 'x', 'must be an object'],
  [z.string().min(1), '', 'must be at least 1 character long'],
  [z.string().min(2), '', 'must be at least 2 characters long'],
  [z.string().max(1), 'ab', 'must be at most 1 character long'],
  [z.array(z.string()).max(1), ['a', 'b'], 'must be at most 1 item'],
  [z.array(z.string()).min(2), [], 'must be at least 2 items'],
  [z.number().min(1), 0, 'must be at least 1'],
  [z.enum(['a', 'b']), 'c', 'must be one of: a, b'],
  [z.email(), 'x', 'must be written as an email'],
  [z.uuid(), 'x', 'must be written as a uuid'],
  [z.strictObject({}), { a: 1 }, 'is not known here'],
  [z.number().multipleOf(2), 3, 'is not valid'],
])('describes invalid input in words: %#', (schema, input, words) => {
  expect(messageOf(schema, input)).toBe(words)
})

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error('fault'), { code, ...more })

test('answers 413 to a file that is too large, and keeps the status of other upload errors', () => {
  expect(toUploadErrorReply(tooLarge())).toMatchObject({ statusCode: 413 })
  expect(toUploadErrorReply(new UploadError(400, 'It has no name.'))).toMatchObject({
    statusCode: 400,
    message: 'It has no name.',
  })
})

test.each(['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT'])('takes %s as 413', (code) => {
  expect(toUploadErrorReply(withCode(code))).toMatchObject({ statusCode: 413 })
})

test.each(['ENOSPC', 'EDQUOT', 'EROFS'])('takes %s as a full disk', (code) => {
  expect(toDiskFullReply(withCode(code))).toMatchObject({ statusCode: 503 })
  expect(toUploadErrorReply(withCode(code, { syscall: 'write' }))).toMatchObject({
    statusCode: 503,
  })
})

test('leaves other disk errors to the server, and takes all others as a bad request', () => {
  expect(toUploadErrorReply(withCode('EIO', { syscall: 'write' }))).toBeNull()
  expect(toUploadErrorReply(withCode('ECONNRESET'))).toMatchObject({ statusCode: 400 })
  expect(toUploadErrorReply('a text')).toMatchObject({ statusCode: 400 })
  expect(toDiskFullReply(withCode('EIO'))).toBeNull()
})
