import { expect, it } from 'vitest'
import { findUsable } from '@/scripts/program'

it('finds the first program that works', async () => {
  const programs = [undefined, '', '/no/such/program', '/bin/false', process.execPath]
  expect(await findUsable(programs, ['--version'])).toBe(process.execPath)
})

it('returns null when none works', async () => {
  expect(await findUsable(['/no/such/program'], ['--version'])).toBeNull()
})
