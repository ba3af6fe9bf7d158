import { expect, test } from 'vitest'
import { parsePreviewDraft } from '@/lib/browser/preview/draft'
import { aDraft, toFragment } from '@/tests/support/vacancy-draft'

const encode = (draft: unknown) => ({ encoded: toFragment(draft).slice('#draft='.length) })

test('reads a draft from the fragment unchanged, with Khmer text', () => {
  const draft = { ...aDraft, title: 'វិស្វករសំណង់ 👷' }
  expect(parsePreviewDraft(encode(draft))).toEqual({ draft })
})

test('ignores fields that are set only when publishing', () => {
  expect(parsePreviewDraft({ value: { ...aDraft, id: 7, views: 9000, status: 'closed' } })).toEqual(
    {
      draft: aDraft,
    },
  )
})

test.each([
  ['invalid base64', '%%%'],
  ['invalid UTF-8', Buffer.from([0xff, 0xfe]).toString('base64url')],
  ['JSON with an invalid byte', Buffer.from('{"title":"\xff"}', 'latin1').toString('base64url')],
  ['invalid JSON', Buffer.from('{').toString('base64url')],
  ['nothing', ''],
])('%s in the fragment is one problem of the whole draft', (_, encoded) => {
  const problems = [{ path: '', message: expect.stringContaining('not JSON in base64url') }]
  expect(parsePreviewDraft({ encoded })).toEqual({ problems })
})

test('names every invalid field by its path', () => {
  const value = {
    ...aDraft,
    title: undefined,
    pay: { ...aDraft.pay, currency: 'THB' },
    majors: [{ id: 1, name: 'Civil', nameKm: null }, { id: 'two' }],
  }
  const parsed = parsePreviewDraft({ value })
  const paths = 'problems' in parsed ? parsed.problems.map(({ path }) => path) : []
  expect(paths).toEqual(expect.arrayContaining(['title', 'pay.currency', 'majors.1.id']))
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
  'rejects a link to %s',
  (address) => {
    const company = { ...aDraft.company, website: address }
    const parsed = parsePreviewDraft({ value: { ...aDraft, applyUrl: address, company } })
    const paths = 'problems' in parsed ? parsed.problems.map(({ path }) => path) : []
    expect(paths.toSorted()).toEqual(['applyUrl', 'company.website'])
  },
)

test.each([null, 7, 'draft', []])('rejects the message %j', (value) => {
  expect(parsePreviewDraft({ value })).toHaveProperty('problems')
})
