import { expect, test } from 'vitest'
import { planRows } from '@/backend/content/write/plan-rows'

const now = new Date('2026-03-10T05:00:00Z')
const before = new Date('2026-01-01T00:00:00Z')
const draft = (slug: string, more: object = {}) => ({ slug, updatedAt: null, title: slug, ...more })

/** What is kept of drafts once they were written. */
const keep = (...drafts: readonly ReturnType<typeof draft>[]) =>
  planRows([], drafts, now).rows.map(({ slug, contentHash }) => ({ slug, contentHash }))

test('what is new is added, what changed written again, and what is gone named', () => {
  const stored = keep(draft('a'), draft('b'), draft('gone'))
  const plan = planRows(stored, [draft('a'), draft('b', { title: 'B' }), draft('c')], now)
  expect(plan.rows.map(({ slug }) => slug)).toEqual(['b', 'c'])
  expect(plan.gone).toEqual(['gone'])
  expect(plan.counts).toEqual({ added: 1, changed: 1, unchanged: 1, removed: 1 })
})

test('it changed when it says, else what is new when it was published, else now', () => {
  const stored = keep(draft('known'))
  const [known, fresh, dated, stated] = planRows(
    stored,
    [
      draft('known', { publishedAt: before }),
      draft('fresh'),
      draft('dated', { publishedAt: before }),
      draft('stated', { updatedAt: before }),
    ],
    now,
  ).rows
  expect([known, fresh, dated, stated].map((row) => row?.updatedAt)).toEqual([
    now,
    now,
    before,
    before,
  ])
})
