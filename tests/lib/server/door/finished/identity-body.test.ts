import { expect, it } from 'vitest'
import { encodeBody } from '@/lib/server/door/finished/encode-body'
import { readIdentity } from '@/lib/server/door/finished/identity-body'

it('a plain body is unpacked once for all who ask for it, and not for another page', async () => {
  const [one, other] = await Promise.all(
    ['one', 'other'].map((text) => encodeBody(Buffer.from(text), 'quick')),
  )
  if (one === undefined || other === undefined) throw new Error('unreachable')
  expect(readIdentity(one).toString()).toBe('one')
  expect(readIdentity(other).toString()).toBe('other')
  expect(readIdentity(one)).toBe(readIdentity(one))
})

it('a page without a letter is read too', async () => {
  expect(readIdentity(await encodeBody(Buffer.of(), 'quick'))).toHaveLength(0)
})
