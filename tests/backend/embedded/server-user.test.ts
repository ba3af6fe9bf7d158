import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { requireServerUser } from '@/backend/embedded/server-user'
import { makeFolder } from '../../support/launch/temporary-folder'

test('reports the last message of PostgreSQL and suggests DATABASE_URL when it cannot run', async () => {
  const folder = await makeFolder()
  const postgres = join(folder, 'postgres')
  await writeFile(
    postgres,
    '#!/bin/sh\necho "a first line" >&2\necho "no such library" >&2\nexit 1\n',
  )
  await mkdir(join(folder, 'share'))
  for (const path of [folder, postgres]) await chmod(path, 0o755)
  const binaries = { postgres, initdb: postgres, folder }
  const refusal = await requireServerUser(binaries, join(folder, 'cluster')).catch(String)
  expect(refusal).toMatch(/cannot run here: .*no such library/)
  expect(refusal).not.toMatch(/a first line|Command failed/)
  expect(refusal).toContain('DATABASE_URL to a PostgreSQL 15 or newer of your own.')
})

describe('the user that runs the server', () => {
  const OTHER = 12345

  /** Stand-ins for programs that run, except the failing ones. */
  async function makePrograms({ failing = [] }: { failing?: readonly string[] } = {}) {
    const folder = await mkdtemp('/tmp/vk-programs-')
    onTestFinished(() => rm(folder, { recursive: true }))
    await mkdir(join(folder, 'share'))
    await mkdir(join(folder, 'data/inner'), { recursive: true })
    for (const name of ['postgres', 'setpriv', 'unshare']) {
      const end = failing.includes(name) ? `echo "${name} cannot" >&2; exit 1` : 'exit 0'
      await writeFile(join(folder, name), `#!/bin/sh\n${end}\n`, { mode: 0o755 })
    }
    for (const path of ['', 'share', 'data', 'data/inner']) await chmod(join(folder, path), 0o755)
    vi.stubEnv('PATH', folder)
    const postgres = join(folder, 'postgres')
    return {
      binaries: { postgres, initdb: postgres, folder },
      cluster: join(folder, 'data/inner/18'),
    }
  }

  const beUser = (uid: number) => {
    vi.spyOn(process, 'getuid').mockReturnValue(uid)
  }

  test('is the current user, in a new folder or in their own', async () => {
    const ourselves = { owner: null, prefix: [], credentials: {} }
    const { binaries, cluster } = await makePrograms()
    const uid = (await stat(binaries.folder)).uid + 1
    beUser(uid)
    expect(await requireServerUser(binaries, cluster)).toEqual(ourselves)
    await mkdir(cluster)
    await expect(requireServerUser(binaries, cluster)).rejects.toThrow(
      `belongs to the user with id ${uid - 1}, and you are ${uid}.`,
    )
    beUser(uid - 1 || 1)
    if (uid === 1) await chown(cluster, 1, 1)
    expect(await requireServerUser(binaries, cluster)).toEqual(ourselves)
  })

  test('cannot be found when PostgreSQL does not run: DATABASE_URL is suggested', async () => {
    beUser(OTHER)
    const { binaries, cluster } = await makePrograms({ failing: ['postgres'] })
    await expect(requireServerUser(binaries, cluster)).rejects.toThrow(
      'cannot run here: postgres cannot. Set DATABASE_URL',
    )
  })

  describe.runIf(process.getuid?.() === 0)('started by root', () => {
    const nobody = { uid: 65534, gid: 65534 }

    test('is nobody, without helpers when every folder is accessible', async () => {
      const { binaries, cluster } = await makePrograms()
      const identity = { owner: nobody, prefix: [], credentials: nobody }
      expect(await requireServerUser(binaries, cluster)).toEqual(identity)
    })

    test.each(['data/inner', 'data', 'share', ''])(
      'is nobody through setpriv when %j is not accessible',
      async (closed) => {
        const { binaries, cluster } = await makePrograms()
        await chmod(join(binaries.folder, closed), 0o750)
        const { owner, prefix } = await requireServerUser(binaries, cluster)
        expect(owner).toEqual(nobody)
        expect(prefix.slice(0, 3)).toEqual(['setpriv', '--reuid=65534', '--regid=65534'])
      },
    )

    test('is root in a namespace when nothing else works, in a new folder or their own', async () => {
      const { binaries, cluster } = await makePrograms({ failing: ['postgres', 'setpriv'] })
      const root = { owner: { uid: 0, gid: 0 }, prefix: expect.arrayContaining(['unshare']) }
      expect(await requireServerUser(binaries, cluster)).toMatchObject(root)
      await mkdir(cluster)
      expect(await requireServerUser(binaries, cluster)).toMatchObject(root)
      await chown(cluster, OTHER, OTHER)
      await expect(requireServerUser(binaries, cluster)).rejects.toThrow(
        'postgres cannot; setpriv cannot. Start as an ordinary user, or set DATABASE_URL',
      )
    })

    test('is the owner of the folder', async () => {
      const { binaries, cluster } = await makePrograms()
      await mkdir(cluster)
      await chown(cluster, OTHER, OTHER + 1)
      const owner = { uid: OTHER, gid: OTHER + 1 }
      expect(await requireServerUser(binaries, cluster)).toMatchObject({ owner, prefix: [] })
    })
  })

  test('is an error when the folder cannot be read', async () => {
    const { binaries } = await makePrograms()
    await expect(requireServerUser(binaries, join(binaries.postgres, '18'))).rejects.toThrow(
      'ENOTDIR',
    )
  })
})
