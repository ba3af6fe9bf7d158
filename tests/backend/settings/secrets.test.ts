import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireRevalidationSecret } from '@/backend/settings/secrets'
import { makeFolder } from '@/tests/support/launch/temporary-folder'

test('uses a secret that is set', async () => {
  const revalidateSecret = 'set-by-an-operator'
  const environment = { revalidateSecret, dataDir: await makeFolder() }
  expect(await requireRevalidationSecret(environment)).toBe(revalidateSecret)
})

test('generates a missing secret once, readable only by its owner', async () => {
  const environment = { revalidateSecret: null, dataDir: await makeFolder() }
  const secret = await requireRevalidationSecret(environment)
  expect(secret.length).toBeGreaterThanOrEqual(40)
  expect(await requireRevalidationSecret(environment)).toBe(secret)
  const { mode } = await stat(join(environment.dataDir, 'revalidate-secret'))
  expect(mode & 0o777).toBe(0o600)
})

test('reads a stored secret without writing, even on a full disk', async () => {
  const environment = { revalidateSecret: null, dataDir: await makeFolder() }
  const secret = await requireRevalidationSecret(environment)
  expect(await readdir(environment.dataDir)).toEqual(['revalidate-secret'])
  // No temporary file can be written there.
  await mkdir(join(environment.dataDir, `revalidate-secret.${process.pid}`))
  expect(await requireRevalidationSecret(environment)).toBe(secret)
})

test('fails when the stored secret cannot be read', async () => {
  const environment = { revalidateSecret: null, dataDir: await makeFolder() }
  await mkdir(join(environment.dataDir, 'revalidate-secret'))
  await expect(requireRevalidationSecret(environment)).rejects.toThrow('EISDIR')
})
