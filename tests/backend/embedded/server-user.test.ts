import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { requireServerUser } from '@/backend/embedded/server-user'
import { makeFolder } from '../../support/launch/temporary-folder'

test('where PostgreSQL cannot run, what it said last is the reason, and a way out is named', async () => {
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

describe('who runs the server', () => {
  const OTHER = 12345

  /** Programs that say they can be run; those named do not. */
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
    onTestFinished(() => void vi.unstubAllEnvs())
    const postgres = join(folder, 'postgres')
    return {
      binaries: { postgres, initdb: postgres, folder },
      cluster: join(folder, 'data/inner/18'),
    }
  }

  const beUser = (uid: number) => {
    const getuid = vi.spyOn(process, 'getuid').mockReturnValue(uid)
    onTestFinished(() => getuid.mockRestore())
  }

  test('is an ordinary user itself, in a new folder or in its own', async () => {
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

  test('is told to set a database of its own where it cannot', async () => {
    beUser(OTHER)
    const { binaries, cluster } = await makePrograms({ failing: ['postgres'] })
    await expect(requireServerUser(binaries, cluster)).rejects.toThrow(
      'cannot run here: postgres cannot. Set DATABASE_URL',
    )
  })

  describe.runIf(process.getuid?.() === 0)('for root', () => {
    const nobody = { uid: 65534, gid: 65534 }

    test('is nobody, directly where every folder is open', async () => {
      const { binaries, cluster } = await makePrograms()
      const identity = { owner: nobody, prefix: [], credentials: nobody }
      expect(await requireServerUser(binaries, cluster)).toEqual(identity)
    })

    test.each(['data/inner', 'data', 'share', ''])(
      'reaches through where %j is closed',
      async (closed) => {
        const { binaries, cluster } = await makePrograms()
        await chmod(join(binaries.folder, closed), 0o750)
        const { owner, prefix } = await requireServerUser(binaries, cluster)
        expect(owner).toEqual(nobody)
        expect(prefix.slice(0, 3)).toEqual(['setpriv', '--reuid=65534', '--regid=65534'])
      },
    )

    test('is root of a namespace where nothing else is left, in a new folder or its own', async () => {
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

    test('is who owns the folder', async () => {
      const { binaries, cluster } = await makePrograms()
      await mkdir(cluster)
      await chown(cluster, OTHER, OTHER + 1)
      const owner = { uid: OTHER, gid: OTHER + 1 }
      expect(await requireServerUser(binaries, cluster)).toMatchObject({ owner, prefix: [] })
    })
  })

  test('a folder that cannot be looked at is told', async () => {
    const { binaries } = await makePrograms()
    await expect(requireServerUser(binaries, join(binaries.postgres, '18'))).rejects.toThrow(
      'ENOTDIR',
    )
  })
})
