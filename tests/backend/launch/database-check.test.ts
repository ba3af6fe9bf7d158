import { expect, inject, test } from 'vitest'
import { requireReachableDatabase } from '@/backend/launch/database-check'

test('a database that answers is good', async () => {
  await expect(requireReachableDatabase(inject('databaseServer').url)).resolves.toBeUndefined()
})

test('one that does not answer is told with its address and without the password', async () => {
  const check = requireReachableDatabase('postgres://me:hidden-word@127.0.0.1:1/jobs')
  await expect(check).rejects.toThrow(
    /^The database of DATABASE_URL \(127\.0\.0\.1:1\) does not answer: .*ECONNREFUSED/,
  )
  await expect(check).rejects.not.toThrow(/hidden-word/)
})

test('a name that is not known is told', async () => {
  await expect(requireReachableDatabase('postgres://me:x@db.invalid/jobs')).rejects.toThrow(
    /^The database of DATABASE_URL \(db\.invalid:5432\) does not answer/,
  )
})
