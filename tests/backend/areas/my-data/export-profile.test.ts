import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readProfileExport } from '@/backend/areas/my-data/my-data-routes'
import { type ProfileExport, profileExport } from '@/lib/contract/my-data/profile-export'
import { provideApi } from '@/tests/support/app'
import { signInPerson } from '@/tests/support/contract/private-things'
import { fillDepartments } from '@/tests/support/studies'
import { listAccountTables } from '@/tests/support/tables'
import { signIn } from '@/tests/support/visitors'
import { addWholeAccount, type WholeAccount } from '@/tests/support/whole-account'

const { db, pool, api } = provideApi({ lookups: true })

type Headers = Readonly<Record<string, string>>
let person: WholeAccount

beforeAll(async () => {
  await fillDepartments(db)
})
beforeEach(async () => {
  await pool.query(
    'truncate account, local_user, one_time_code, subscription, alert_reader, company cascade',
  )
  person = await addWholeAccount({ db, app: api.app }, 'sokha')
})

const download = (headers: Headers) =>
  api.app.inject({ url: '/v1/profile/export', headers: { ...headers } })
const read = async (headers: Headers) => profileExport.parse((await download(headers)).json())

/** Tables without data to export: tokens, codes and installations are stored as hashes, and a message is exported with its cause. */
const NOT_EXPORTED = ['digest_token', 'known_installation', 'outgoing_message', 'telegram_code']

/** The part of the export for each other table of a user. */
const PARTS: Readonly<Record<string, keyof ProfileExport>> = {
  calendar_address: 'calendarAddress',
  closing_reminder: 'closingReminders',
  digest: 'digestMail',
  email_change: 'emailChange',
  ended_reach: 'endedReach',
  file: 'files',
  identity: 'identities',
  internship_application: 'internshipApplications',
  internship_major_setting: 'notificationSettings',
  internship_salary_setting: 'notificationSettings',
  job_application: 'jobApplications',
  job_major_setting: 'notificationSettings',
  job_salary_setting: 'notificationSettings',
  kept_search: 'keptSearches',
  mail_choice: 'digestMail',
  notification: 'notifications',
  push_subscription: 'toldBrowsers',
  telegram_link: 'telegram',
  resume: 'resumes',
  saved_internship: 'savedInternships',
  saved_job: 'savedJobs',
  saved_scholarship: 'savedScholarships',
  scholarship_setting: 'notificationSettings',
  session: 'sessions',
}

describe('GET /v1/profile/export', () => {
  test('is a download that is not cached', async () => {
    const { statusCode, headers } = await download(person.headers)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': expect.stringContaining(
        'attachment; filename="my-data-2026-03-10.json"',
      ),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  test('has a part for every table of an account, including new ones', async () => {
    expect([...Object.keys(PARTS), ...NOT_EXPORTED].toSorted()).toEqual(
      await listAccountTables(pool),
    )
  })

  test.each(Object.entries(PARTS))(
    'shows a row of %s in %s for its user only',
    async (table, part) => {
      const { accountId: other } = await signInPerson(db)
      const all = () => readProfileExport(db, person.accountId, api.clock.now())
      const before = await all()
      await pool.query(`update ${table} set account_id = $1`, [other])
      const changed = Object.entries(await all()).flatMap(([name, value]) =>
        JSON.stringify(value) === JSON.stringify(before[name as keyof ProfileExport]) ? [] : [name],
      )
      expect(changed).toContain(part)
    },
  )

  test('exports all data with the names the site uses', async () => {
    const { email, phoneNumber, localUserId, jobId } = person
    const at = '2026-03-09T05:00:00.000Z'
    const all = await read(person.headers)
    const letter = all.jobApplications[0]?.coverLetterFileId
    const listing = { id: jobId, title: 'Site engineer' }
    expect(all).toMatchObject({
      exportedAt: '2026-03-10T05:00:00.000Z',
      user: { firstName: 'sokha', email, phoneNumber, emailVerifiedAt: at, gender: { id: 2 } },
      personalDetail: { phoneNumber },
      passwords: [{ email, emailVerified: true, lastLoginAt: at }],
      emailChange: { email: `new-${email}` },
      sessions: [{ endedAt: null }],
      resumes: [
        { name: 'cv.pdf', url: expect.stringMatching(/^\/upstream\/v1\/resume\/.+\/file$/) },
      ],
      jobApplications: [{ listing, note: 'I know the site.', appliedAt: at }],
      internshipApplications: [{ listing: { title: 'Site engineer' } }],
      savedJobs: [{ ...listing, savedAt: at }],
      savedInternships: [{ title: 'Site engineer', savedAt: at }],
      savedScholarships: [{ savedAt: at }],
      keptSearches: [
        { area: 'jobs', search: 'categoryId=1', label: 'Civil jobs', lookedAt: at, keptAt: at },
      ],
      calendarAddress: { createdAt: at },
      notificationSettings: {
        jobMajors: [{ id: 1, name: 'Civil engineering', enabledAt: at }],
        jobSalaries: [{ id: 2 }],
        internshipMajors: [{ id: 3 }],
        internshipSalaries: [{ id: 1 }],
        scholarships: [{ id: 2, type: 'full', name: 'Electrical Engineering' }],
      },
      notifications: [{ title: 'Told of', listing: { kind: 'job', id: jobId }, emailedAt: null }],
      digestMail: { rhythm: 'weekly', reminders: true, mails: [{ day: '2026-03-09', sentAt: at }] },
      searchAlerts: [{ area: 'jobs', search: 'categoryId=1', rhythm: 'weekly', confirmedAt: at }],
      newsletter: { email, subscribedAt: at, endedAt: null },
    })
    expect(all.identities.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([phoneNumber, localUserId]),
    )
    expect(all.files.map(({ id }) => id)).toEqual(
      expect.arrayContaining([letter, all.jobApplications[0]?.resumeFileId]),
    )
  })

  test('names only files that the same session can download', async () => {
    const { resumes, files } = await read(person.headers)
    for (const { url } of [...resumes, ...files]) {
      const path = url.replace('/upstream', '')
      const response = await api.app.inject({ url: path, headers: { ...person.headers } })
      expect([path, response.statusCode]).toEqual([path, 200])
    }
  })

  test('has no secrets, not even a hash', async () => {
    const { body } = await download(person.headers)
    const secrets = await pool.query(`
      select token_hash as secret from session union all select token_hash from digest_token
      union all select token_hash from calendar_address
      union all select token_hash from email_change union all select storage_key from file
      union all select password_hash from local_user union all select code_hash from one_time_code
      union all select code_hash from local_action_code union all select token::text from subscription
      union all select token_hash from local_refresh_token`)
    expect(secrets.rows.length).toBeGreaterThan(10)
    for (const { secret } of secrets.rows) expect(body).not.toContain(secret)
    expect(body).not.toContain(person.headers['x-session-token'])
  })

  test('has nothing of other users', async () => {
    const alone = await read(person.headers)
    const other = await addWholeAccount({ db, app: api.app }, 'another')
    expect(await read(person.headers)).toEqual(alone)
    const { body } = await download(other.headers)
    for (const theirs of [person.accountId, person.email, person.localUserId]) {
      expect(body).not.toContain(theirs)
    }
  })

  test('has the newsletter only of an address the user verified', async () => {
    await pool.query('update account set email_verified_at = null')
    expect((await read(person.headers)).newsletter).toBeNull()
  })

  test('is complete and empty for a new user', async () => {
    const { files, savedJobs, newsletter, emailChange, digestMail } = await read(await signIn(db))
    expect([files, savedJobs, newsletter, emailChange]).toEqual([[], [], null, null])
    expect(digestMail).toEqual({ rhythm: 'daily', reminders: true, mails: [] })
  })

  test('is limited to twenty requests', async () => {
    const headers = await signIn(db)
    for (let times = 0; times < 20; times += 1) {
      expect((await download(headers)).statusCode).toBe(200)
    }
    const response = await download(headers)
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '180'])
    expect((await download(person.headers)).statusCode).toBe(200)
  })
})
