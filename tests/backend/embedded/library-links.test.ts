import { chmod, chown, mkdir, readlink, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linkSharedLibraries } from '@/backend/embedded/binaries'
import { makeFolder } from '../../support/launch/temporary-folder'

const NOBODY = 65534

async function makePackage(folder: string): Promise<string> {
  const native = join(folder, 'native')
  await mkdir(join(native, 'lib'), { recursive: true })
  await writeFile(join(native, 'lib', 'libpq.so.5.18'), 'a library')
  await symlink('libpq.so.5.18', join(native, 'lib', 'libpq.so'))
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links))
  return native
}

/** Runs as an ordinary user, since root may write everywhere. */
async function asOrdinaryUser<Result>(run: () => Promise<Result>): Promise<Result> {
  if (process.geteuid?.() !== 0) return run()
  process.seteuid?.(NOBODY)
  try {
    return await run()
  } finally {
    process.seteuid?.(0)
  }
}

test('creates the links that npm left out, once', async () => {
  const folder = await makeFolder()
  const native = await makePackage(folder)
  expect(await linkSharedLibraries(native, join(folder, 'copy'))).toBe(native)
  expect(await readlink(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
  expect(await linkSharedLibraries(native, join(folder, 'copy'))).toBe(native)
})

test('links a copy when the package is not writable', async () => {
  const folder = await makeFolder()
  const native = await makePackage(folder)
  await chmod(join(native, 'lib'), 0o555)
  const store = join(folder, 'store')
  await mkdir(store)
  await chmod(folder, 0o755)
  if (process.getuid?.() === 0) await chown(store, NOBODY, NOBODY)
  const copy = join(store, 'programs-18.4')
  expect(await asOrdinaryUser(() => linkSharedLibraries(native, copy))).toBe(copy)
  for (const name of ['libpq.so', 'libpq.so.5'])
    expect(await readlink(join(copy, 'lib', name))).toBe('libpq.so.5.18')
  expect(await asOrdinaryUser(() => linkSharedLibraries(native, copy))).toBe(copy)
})
