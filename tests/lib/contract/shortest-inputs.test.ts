import { expect, test } from 'vitest'
import type { z } from 'zod'
import { applicationFormFields } from '@/lib/contract/applications/application-form-fields'
import { done } from '@/lib/contract/common'
import { contactEndpoints } from '@/lib/contract/contact/contact'
import { fileEndpoints } from '@/lib/contract/files/file'
import { resumeEndpoints } from '@/lib/contract/files/resume'
import { pushEndpoints } from '@/lib/contract/push/push'
import { savedSearchSchema } from '@/lib/contract/searches/saved-search'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { sitemapEndpoints } from '@/lib/contract/site/sitemap'
import { suggestionEndpoints } from '@/lib/contract/suggestions/suggestion'
import { visitorEndpoints } from '@/lib/contract/visitors/visitor'

const isTaken = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

const contact = { companyName: 'S', email: 'a@b.co', message: 'M' }
const browser = {
  endpoint: 'https://push.example/1',
  p256dh: `B${'a'.repeat(86)}`,
  auth: 'a'.repeat(22),
}
const savedSearch = { area: 'jobs', search: '', lookedAt: '2026-11-20T00:00:00.000Z' }

test.each<readonly [what: string, schema: z.ZodType, toInput: (text: string) => unknown]>([
  [
    'the name of a sender',
    contactEndpoints.send.body,
    (companyName) => ({ ...contact, companyName }),
  ],
  ['a message', contactEndpoints.send.body, (message) => ({ ...contact, message })],
  ['a browser’s name', pushEndpoints.subscribe.body, (name) => ({ ...browser, name })],
  ['the name of a saved search', savedSearchSchema, (label) => ({ ...savedSearch, label })],
  ['a search text', suggestionEndpoints.list.query, (t) => ({ area: 'jobs', searchText: t })],
  ['an identity token', signInEndpoints.withFirebase.body, (t) => ({ firebaseAuthToken: t })],
  ['a LinkedIn token', signInEndpoints.withLinkedIn.body, (accessToken) => ({ accessToken })],
  [
    'a device type',
    visitorEndpoints.registerInstallation.body,
    (deviceType) => ({ platform: 'web', deviceType }),
  ],
])('%s has at least one character', (_, schema, toInput) => {
  expect(['a', '', ' '].map((text) => isTaken(schema, toInput(text.trim())))).toEqual([
    true,
    false,
    false,
  ])
})

test('sitemap parts are counted from one, as text and as numbers', () => {
  const { params } = sitemapEndpoints.items
  const parts = ['1', 1, '0', 0, '99999', 99_999, '100000', 100_000]
  expect(parts.filter((part) => isTaken(params, { area: 'jobs', part }))).toEqual([
    '1',
    1,
    '99999',
    99_999,
  ])
})

test('empty fields of an application are null, and a one-line field has no line breaks', () => {
  expect([' a\nb ', '', null].map((text) => applicationFormFields.note.parse(text))).toEqual([
    'a\nb',
    null,
    null,
  ])
  const lines = ['Dara', ' ', null, 'Dara\r\nSok'].map((line) =>
    applicationFormFields.name.parse(line),
  )
  expect(lines).toEqual(['Dara', null, null, 'Dara Sok'])
  expect(isTaken(applicationFormFields.name, 'a\u0000b')).toBe(false)
})

test('a file is permanent by default, and has no label', () => {
  const { body } = fileEndpoints.upload
  expect(body.parse({})).toEqual({ isTemporary: false, path: null })
  expect(body.parse({ isTemporary: 'true', path: ' CV ' })).toEqual({
    isTemporary: true,
    path: 'CV',
  })
  expect(body.parse({ isTemporary: 'false', path: ' ' })).toEqual({
    isTemporary: false,
    path: null,
  })
  expect(isTaken(body, { path: 'a\u0000b' })).toBe(false)
})

test('an upload has one file, or up to five for several files', () => {
  const most = [fileEndpoints.upload, fileEndpoints.uploadMany, resumeEndpoints.add]
  expect(most.map(({ multipart }) => multipart?.maxFiles)).toEqual([1, 5, 1])
})

test('a done response is always a success', () => {
  expect([true, false].filter((success) => isTaken(done, { success }))).toEqual([true])
})
