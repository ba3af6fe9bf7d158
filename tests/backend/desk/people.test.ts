import { beforeEach, expect, test } from 'vitest'
import { account } from '@/backend/db/schema/account'
import { listAudit } from '@/backend/desk/list-audit'
import { profileExport } from '@/lib/contract/my-data/profile-export'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'
import { createDeskVisit } from '@/tests/support/desk-visit'
import { provideFiles } from '@/tests/support/private-files'
import { fillDepartments } from '@/tests/support/studies'
import { addWholeAccount } from '@/tests/support/whole-account'

const { db } = provideDatabase({ lookups: true })
const { files, folder, listDisk } = await provideFiles()
const clock = stoppedClock('2026-03-10T05:00:00Z')
const api = provideApp({ db }, undefined, { files })
const { get, post, enter } = createDeskVisit(db, clock, folder)

beforeEach(enter)

test('the operator finds an account, exports it, blocks it and deletes it with its files', async () => {
  await fillDepartments(db)
  const person = await addWholeAccount({ db, app: api.app }, 'sokha')
  const [row] = await db.select().from(account)
  const page = `/people/${row?.id}`
  for (const words of [person.email.toUpperCase(), person.phoneNumber, String(row?.firstName)]) {
    expect((await get(`/people?words=${encodeURIComponent(words)}`)).body).toContain(page)
  }
  for (const words of ['nobody@example.com', '012 999 999', 'nobody', '%']) {
    expect((await get(`/people?words=${encodeURIComponent(words)}`)).body).toContain(
      'No account is',
    )
  }
  const { body } = await get(page)
  expect(body).toContain(`${person.email} (confirmed)`)
  expect(body).toContain('<h2>Block</h2>')
  expect(body).toMatch(/Applications<\/th><td>2<.*CVs<\/th><td>[1-9]/s)

  const sent = await post('/people/export', { id: String(row?.id) })
  expect(sent.headers['content-disposition']).toContain('attachment')
  expect(profileExport.parse(sent.json()).user.email).toBe(person.email)

  await post('/act', { verb: 'block', id: String(row?.id), because: 'asked', back: page })
  expect((await get(page)).body).toMatch(/Blocked since .*Sessions<\/th><td>0</s)

  const deleted = await post('/act', { verb: 'delete', id: String(row?.id), back: '/people' })
  expect((await get(String(deleted.headers.location))).body).toContain('delete-account')
  expect([await db.$count(account), await listDisk()]).toEqual([0, []])
  expect((await get(page)).statusCode).toBe(404)
  const done = await listAudit(db, { limit: 9, target: `account ${row?.id}` })
  expect(done.map(({ act }) => act)).toEqual(['delete-account', 'switch-account', 'export-account'])
  expect(JSON.stringify(done)).not.toContain(person.email)
})

test('nothing is done to an account that is not there', async () => {
  for (const [url, form] of [
    ['/people/export', { id: 'x' }],
    ['/act', { verb: 'delete', id: '00000000-0000-4000-8000-000000000001' }],
    ['/act', { verb: 'block', id: 'x' }],
  ] as const) {
    expect((await post(url, form)).statusCode).toBe(400)
  }
})
