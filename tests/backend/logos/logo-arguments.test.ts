import { expect, test } from 'vitest'
import { parseLogoArguments } from '@/backend/logos/logo-arguments'
import { UsageError } from '@/backend/platform/runtime/command'

test('reads the owner and the picture', () => {
  expect(parseLogoArguments(['company', '12', 'a.png'])).toEqual({
    owner: 'company',
    id: 12,
    picture: 'a.png',
  })
  expect(parseLogoArguments(['university', '3', '--remove'])).toEqual({
    owner: 'university',
    id: 3,
    picture: null,
  })
})

test.each([
  [[], 'Say whose it is: company or university.'],
  [['job', '7', 'a.png'], 'Say whose it is'],
  [['company'], '"" is not an id.'],
  [['company', '0', 'a.png'], '"0" is not an id.'],
  [['company', '1'], 'Name one picture, or --remove.'],
  [['company', '1', 'a.png', '--remove'], 'Name one picture, or --remove.'],
  [['company', '1', 'a.png', 'b.png'], 'Name one picture, or --remove.'],
  [['company', '1', '--drop'], '--drop'],
])('rejects %j', (words, reason) => {
  const parse = () => parseLogoArguments(words)
  expect(parse).toThrow(UsageError)
  expect(parse).toThrow(reason)
})
