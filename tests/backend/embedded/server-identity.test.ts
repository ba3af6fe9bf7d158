import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireServerIdentity } from '@/backend/embedded/server-identity'
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
  const refusal = await requireServerIdentity(binaries, join(folder, 'cluster')).catch(String)
  expect(refusal).toMatch(/cannot run here: .*no such library/)
  expect(refusal).not.toMatch(/a first line|Command failed/)
  expect(refusal).toContain('DATABASE_URL to a PostgreSQL 15 or newer of your own.')
})
