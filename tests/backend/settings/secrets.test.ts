import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireRevalidationSecret } from '@/backend/settings/secrets'
import { makeFolder } from '@/tests/support/launch/temporary-folder'

test('a secret that is set is used', async () => {
  const revalidateSecret = 'set-by-an-operator'
  const environment = { revalidateSecret, dataDir: await makeFolder() }
  expect(await requireRevalidationSecret(environment)).toBe(revalidateSecret)
})

test('one that is not set is made once, kept, and readable by us only', async () => {
  const environment = { revalidateSecret: null, dataDir: await makeFolder() }
  const secret = await requireRevalidationSecret(environment)
  expect(secret.length).toBeGreaterThanOrEqual(40)
  expect(await requireRevalidationSecret(environment)).toBe(secret)
  const { mode } = await stat(join(environment.dataDir, 'revalidate-secret'))
  expect(mode & 0o777).toBe(0o600)
})

test('one that is kept is read without writing anything: the disk may be full', async () => {
  const environment = { revalidateSecret: null, dataDir: await makeFolder() }
  const secret = await requireRevalidationSecret(environment)
  expect(await readdir(environment.dataDir)).toEqual(['revalidate-secret'])
  // No draft can be written there.
  await mkdir(join(environment.dataDir, `revalidate-secret.${process.pid}`))
  expect(await requireRevalidationSecret(environment)).toBe(secret)
})

test('one that cannot be read is told', async () => {
  const environment = { revalidateSecret: null, dataDir: await makeFolder() }
  await mkdir(join(environment.dataDir, 'revalidate-secret'))
  await expect(requireRevalidationSecret(environment)).rejects.toThrow('EISDIR')
})
