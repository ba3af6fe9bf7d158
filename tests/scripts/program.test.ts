import { expect, it } from 'vitest'
import { findUsable } from '@/scripts/program'

it('finds the first program that answers, past those that are missing or end badly', async () => {
  const programs = [undefined, '', '/no/such/program', '/bin/false', process.execPath]
  expect(await findUsable(programs, ['--version'])).toBe(process.execPath)
})

it('finds none where none answers', async () => {
  expect(await findUsable(['/no/such/program'], ['--version'])).toBeNull()
})
