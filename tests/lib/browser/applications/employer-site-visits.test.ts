// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import {
  deleteEmployerSiteVisit,
  listEmployerSiteVisits,
  saveEmployerSiteVisit,
  subscribeToEmployerSiteVisits,
} from '@/lib/browser/applications/employer-site-visits'
import { switchUser } from '@/tests/support/switch-user'

const visit = (id: number, at = '2026-11-22T04:00:00.000Z') => ({
  href: `/jobs/${id}/engineer`,
  title: `Engineer ${id}`,
  host: 'careers.example',
  at,
  hasApplied: null,
})

beforeEach(() => {
  window.localStorage.clear()
  switchUser('')
})

it('are listed by last visit, each listing once', () => {
  saveEmployerSiteVisit(visit(1, '2026-11-20T04:00:00.000Z'))
  saveEmployerSiteVisit(visit(2, '2026-11-21T04:00:00.000Z'))
  saveEmployerSiteVisit(visit(3, '2026-11-19T04:00:00.000Z'))
  saveEmployerSiteVisit({ ...visit(1), hasApplied: true })
  expect(listEmployerSiteVisits()).toEqual([
    { ...visit(1), hasApplied: true },
    visit(2, '2026-11-21T04:00:00.000Z'),
    visit(3, '2026-11-19T04:00:00.000Z'),
  ])
  deleteEmployerSiteVisit(visit(1).href)
  expect(listEmployerSiteVisits().map(({ title }) => title)).toEqual(['Engineer 2', 'Engineer 3'])
})

it('belong to the user who signs in afterwards, and to nobody else', () => {
  saveEmployerSiteVisit(visit(1))
  switchUser('1.dara')
  saveEmployerSiteVisit(visit(2))
  expect(listEmployerSiteVisits()).toHaveLength(2)
  switchUser('')
  expect(listEmployerSiteVisits()).toEqual([])
  switchUser('1.bopha')
  expect(listEmployerSiteVisits()).toEqual([])
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('Engineer')
})

it('leave out invalid stored values', () => {
  const values = { a: 'no json', b: '{"href":"https://elsewhere.example","title":"x"}', c: '7' }
  window.localStorage.setItem('device:site-visits', JSON.stringify(values))
  expect(listEmployerSiteVisits()).toEqual([])
  const whole = visit(1)
  const odd = [
    { ...whole, href: 'https://elsewhere.example' },
    { ...whole, href: undefined },
    { ...whole, title: '' },
    { ...whole, host: '' },
    { ...whole, at: null },
  ]
  const texts = [...odd, whole].map((each, at) => [at, JSON.stringify(each)])
  window.localStorage.setItem('device:site-visits', JSON.stringify(Object.fromEntries(texts)))
  expect(listEmployerSiteVisits()).toEqual([whole])
})

it('notify subscribers of changes in this tab and others', () => {
  const listener = vi.fn()
  const end = subscribeToEmployerSiteVisits(listener)
  saveEmployerSiteVisit(visit(1))
  window.dispatchEvent(new StorageEvent('storage', { key: 'device:site-visits' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'session-changed-at' }))
  expect(listener).toHaveBeenCalledTimes(2)
  end()
  saveEmployerSiteVisit(visit(2))
  expect(listener).toHaveBeenCalledTimes(2)
})
