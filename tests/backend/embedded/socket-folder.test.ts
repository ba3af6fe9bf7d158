import { chmod, chown, lstat, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeSocketFolder, toSocketFolder } from '@/backend/embedded/socket-folder'
import { makeFolder } from '../../support/launch/temporary-folder'

const OURSELVES = { owner: null, prefix: [], credentials: {} }

describe('the socket folder', () => {
  /** The longest data folder whose socket path fits into 103 bytes. */
  const longest = `/${'d'.repeat(103 - '//run/.s.PGSQL.5432'.length)}`

  test('is in the data folder while its path is short enough', () => {
    expect(toSocketFolder(longest)).toBe(join(longest, 'run'))
  })

  test.each([`${longest}d`, '/data,of us', '/"data"', '/da\\ta'])(
    'is a unique temporary folder for %s',
    (dataDir) => {
      const folder = toSocketFolder(dataDir)
      expect(dirname(folder)).toBe(tmpdir())
      expect(folder).toMatch(/\/visvakor-\d+-[0-9a-f]{16}$/)
      expect(toSocketFolder(`${dataDir},`)).not.toBe(folder)
    },
  )
})

describe('creating the socket folder', () => {
  test('makes it private and removes the socket of a dead server', async () => {
    const folder = join(await makeFolder(), 'run')
    await makeSocketFolder(folder, OURSELVES)
    await chmod(folder, 0o755)
    for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock', 'other']) {
      await writeFile(join(folder, name), '')
    }
    await makeSocketFolder(folder, OURSELVES)
    expect(await readdir(folder)).toEqual(['other'])
    expect((await lstat(folder)).mode & 0o777).toBe(0o700)
  })

  test('fails when another file or link has its name', async () => {
    const parent = await makeFolder()
    const folder = join(parent, 'run')
    await mkdir(join(parent, 'others'))
    await symlink('others', folder)
    await expect(makeSocketFolder(folder, OURSELVES)).rejects.toThrow(
      'belongs to another user or is not a folder',
    )
    const file = join(parent, 'file')
    await writeFile(file, '')
    await expect(makeSocketFolder(file, OURSELVES)).rejects.toThrow(
      'belongs to another user or is not a folder',
    )
    await expect(makeSocketFolder(join(file, 'run'), OURSELVES)).rejects.toThrow(
      'ENOTDIR: not a directory, mkdir',
    )
  })

  test.runIf(process.getuid?.() === 0)(
    "gives it to the server's user and refuses other owners",
    async () => {
      const owner = { uid: 12345, gid: 12346 }
      const folder = join(await makeFolder(), 'run')
      for (let time = 0; time < 2; time += 1) {
        await makeSocketFolder(folder, { ...OURSELVES, owner })
        expect(await lstat(folder)).toMatchObject(owner)
      }
      await expect(makeSocketFolder(folder, OURSELVES)).rejects.toThrow(
        'belongs to another user or is not a folder',
      )
      await chown(folder, 0, 0)
      await makeSocketFolder(folder, OURSELVES)
      expect((await lstat(folder)).uid).toBe(0)
    },
  )
})
