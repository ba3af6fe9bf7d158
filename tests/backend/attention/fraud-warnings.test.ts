import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { listFraudWarnings } from '@/backend/attention/fraud-warnings'
import { listAudit } from '@/backend/desk/list-audit'
import { addCompanies, addJobs, draftCompany, draftJob } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { runDesk } from '@/tests/support/desk'

const { db } = provideDatabase({ lookups: true })
const now = new Date('2026-03-01T05:00:00Z')
const titlesOf = async () =>
  (await listFraudWarnings(db, '2026-03-01')).map(({ title }) => title).sort()

let ids: readonly number[] = []

beforeAll(async () => {
  const employers = await addCompanies(
    db,
    ...['a', 'b', 'c'].map((sourceRef) => draftCompany({ sourceRef })),
  )
  const [first = 0] = employers
  ids = await addJobs(
    db,
    draftJob({
      ...{ sourceRef: 'fee', companyId: first, title: 'Surveyor' },
      description: '<p>Pay a deposit of $50.</p>',
    }),
    draftJob({ sourceRef: 'own', companyId: first, description: 'Call 011 222 333.' }),
    ...employers.map((companyId, index) =>
      draftJob({
        ...{ sourceRef: `agent-${index}`, companyId, title: `Agent ${index}` },
        description: `Telegram: @quick_jobs${index === 1 ? ', 011 222 333' : ''}`,
      }),
    ),
  )
})

describe('a listing that may be a fraud', () => {
  it('is pointed out for a fee, or for a contact in listings of three employers, not of two', async () => {
    expect(await titlesOf()).toEqual(['Agent 0', 'Agent 1', 'Agent 2', 'Surveyor'])
  })

  it('is not pointed out again once it is dismissed, until that is undone', async () => {
    await runDesk(db, `dismiss job ${ids[0]}`, now)
    expect(await titlesOf()).not.toContain('Surveyor')
    await expect(runDesk(db, `dismiss job ${ids[0]}`, now)).rejects.toThrow(
      'Nothing is pointed out',
    )
    await runDesk(db, `undo ${(await listAudit(db, { limit: 1 }))[0]?.id}`, now)
    expect(await titlesOf()).toContain('Surveyor')
  })

  it('is found again by what its text says now, and no text is read twice', async () => {
    const select = vi.spyOn(db, 'select')
    await titlesOf()
    const fields = select.mock.calls.flatMap((call) => Object.keys(call[0] ?? {}))
    expect(fields).not.toContain('text')
    await db.execute(sql`update job set description = 'No deposit.' where id = ${ids[0]}`)
    expect(await titlesOf()).not.toContain('Surveyor')
  })
})
