import { expect, test } from 'vitest'
import { planRows } from '@/backend/content/write/plan-rows'

const now = new Date('2026-03-10T05:00:00Z')
const before = new Date('2026-01-01T00:00:00Z')
const draft = (slug: string, more: object = {}) => ({ slug, updatedAt: null, title: slug, ...more })

/** The stored rows of written drafts. */
const toStored = (...drafts: readonly ReturnType<typeof draft>[]) =>
  planRows([], drafts, now).rows.map(({ slug, contentHash }) => ({ slug, contentHash }))

test('adds new rows, updates changed ones and lists removed ones', () => {
  const stored = toStored(draft('a'), draft('b'), draft('gone'))
  const plan = planRows(stored, [draft('a'), draft('b', { title: 'B' }), draft('c')], now)
  expect(plan.rows.map(({ slug }) => slug)).toEqual(['b', 'c'])
  expect(plan.gone).toEqual(['gone'])
  expect(plan.counts).toEqual({ added: 1, changed: 1, unchanged: 1, removed: 1 })
})

test('dates a row by its stated change, a new one by its publication, and others by now', () => {
  const stored = toStored(draft('known'))
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
