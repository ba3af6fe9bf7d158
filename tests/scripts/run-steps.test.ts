import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tools } from '@/scripts/testing/checks'
import { runSteps } from '@/scripts/testing/run-steps'

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

afterEach(() => {
  vi.restoreAllMocks()
})

it('runs every step, though an earlier one broke', async () => {
  const good = { suite: 'good', passed: 1, failed: 0, seconds: 0 }
  const outcomes = await runSteps([
    { name: 'broken', run: () => Promise.reject(new Error('It broke.')) },
    { name: 'good', run: async () => [good] },
  ])
  expect(outcomes).toEqual([
    { suite: 'broken', passed: 0, failed: 1, seconds: 0, note: 'It broke.' },
    good,
  ])
})

it('says in its table which program is missing', async () => {
  const missing = () => Promise.reject(new Error('Chromium is missing.'))
  const [outcome] = await runSteps([tools(async () => '/usr/bin/java', missing)])
  expect(outcome).toMatchObject({ suite: 'tools', failed: 1, note: 'Chromium is missing.' })
})
