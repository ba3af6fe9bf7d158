import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '@/backend/db/schema/account'
import { profileExport } from '@/lib/contract/my-data/profile-export'
import { provideApp } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'
import { provideFiles } from '@/tests/support/private-files'
import { PRIVACY, promised, TERMS } from '@/tests/support/promised'
import { runCommand } from '@/tests/support/run-command'
import { fillDepartments } from '@/tests/support/studies'
import { addWholeAccount, type WholeAccount } from '@/tests/support/whole-account'

/** The promises of the privacy policy and the terms about users who cannot sign in and accounts that break the terms. */
const { db, pool, url } = provideDatabase({ lookups: true })
const { files, folder, listDisk } = await provideFiles()
const api = provideApp({ db }, undefined, { files })
const people = (...words: string[]) =>
  runCommand('backend/people/cli.ts', words, { DATABASE_URL: url, DATA_DIR: folder })
let person: WholeAccount

beforeAll(async () => {
  await fillDepartments(db)
})
beforeEach(async () => {
  await pool.query('truncate account, local_user, subscription, alert_reader, company cascade')
  for await (const { key } of files.store.list()) await files.store.delete(key)
  person = await addWholeAccount({ db, app: api.app }, 'sokha')
})

test('finds an account by e-mail address or phone number, exports it and deletes it with its files', async () => {
  promised(PRIVACY, 'If you cannot sign in any more, write to us from the address or number')
  promised(TERMS, 'We may delete accounts that break these terms.')
  const file = join(folder, 'sokha.json')
  expect(await people('export', 'Sokha@Example.com', file)).toMatchObject({
    code: 0,
    stdout: `Written to ${file}.\n`,
  })
  const data = profileExport.parse(JSON.parse(await readFile(file, 'utf8')))
  expect(data.user).toMatchObject({ email: person.email, phoneNumber: person.phoneNumber })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await people('export', person.email, file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${file} cannot be written (EEXIST): name a new file.`),
  })

  const { code, stdout } = await people('delete', person.phoneNumber)
  expect([code, stdout]).toEqual([
    0,
    'The account and all that belongs to it is deleted, with 4 files.\n',
  ])
  expect(await db.$count(account)).toBe(0)
  expect(await listDisk()).toEqual(['sokha.json'])
})

test('finds no account by an unverified contact, and changes nothing', async () => {
  await db.update(account).set({ emailVerifiedAt: null })
  for (const [contact, message] of [
    [person.email, 'No account has proven that sokha@example.com is theirs.'],
    ['012 999 999', 'No account has proven that 012 999 999 is theirs.'],
    ['sokha', '"sokha" is no e-mail address or phone number.'],
  ] as const) {
    const { code, stderr } = await people('delete', contact)
    expect([code, stderr]).toEqual([1, `${message}\nNothing was changed.\n`])
  }
  expect((await people('delete')).code).toBe(2)
  expect(await db.$count(account)).toBe(1)
})
