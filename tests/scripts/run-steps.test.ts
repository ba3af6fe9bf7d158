import { beforeEach, expect, it, vi } from 'vitest'
import { tools } from '@/scripts/testing/checks'
import { runSteps } from '@/scripts/testing/run-steps'
import { decisive } from '@/scripts/testing/step'

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

it('runs every step, though an earlier one failed', async () => {
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

it('runs nothing after a failed decisive step', async () => {
  const lint = { suite: 'lint', passed: 0, failed: 1, seconds: 0 }
  const types = { suite: 'types', passed: 1, failed: 0, seconds: 0 }
  const later = { name: 'later', run: () => Promise.reject(new Error('It ran.')) }
  const [first, second] = decisive(
    { name: 'types', run: async () => [types] },
    { name: 'lint', run: async () => [lint] },
  )
  if (first === undefined || second === undefined) throw new Error('There are two')
  expect(await runSteps([first, second, later])).toEqual([types, lint])
})

it('names a missing program in its table', async () => {
  const missing = () => Promise.reject(new Error('Chromium is missing.'))
  const [outcome] = await runSteps([tools(async () => '/usr/bin/java', missing)])
  expect(outcome).toMatchObject({ suite: 'tools', failed: 1, note: 'Chromium is missing.' })
})
