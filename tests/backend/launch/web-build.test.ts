import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashSources, isBuilt, markBuilt } from '@/backend/launch/web-build'
import { makeFolder } from '../../support/launch/temporary-folder'

async function makeProject(): Promise<string> {
  const root = await makeFolder()
  for (const folder of ['app/jobs', 'tests', '.next'])
    await mkdir(join(root, folder), { recursive: true })
  await writeFile(join(root, 'app/jobs/page.tsx'), 'one')
  await writeFile(join(root, 'package-lock.json'), '{}')
  await writeFile(join(root, '.next/BUILD_ID'), 'an id')
  return root
}

test('a build counts for the sources it was made of', async () => {
  const root = await makeProject()
  const sources = await hashSources(root, {})
  expect(await isBuilt(root, sources)).toBe(false)
  await markBuilt(root, sources)
  expect(await isBuilt(root, await hashSources(root, {}))).toBe(true)
})

test('a build that was removed does not count', async () => {
  const root = await makeProject()
  const sources = await hashSources(root, {})
  await markBuilt(root, sources)
  await rm(join(root, '.next/BUILD_ID'))
  expect(await isBuilt(root, sources)).toBe(false)
})

test.each([
  ['a changed page', 'app/jobs/page.tsx', 'two'],
  ['a new page', 'app/page.tsx', ''],
  ['a changed package', 'package-lock.json', '{ "name": "x" }'],
  ['a new setting', 'next.config.ts', ''],
])('%s needs a new build', async (_what, path, content) => {
  const root = await makeProject()
  const before = await hashSources(root, {})
  await writeFile(join(root, path), content)
  expect(await hashSources(root, {})).not.toBe(before)
})

test('another public address needs a new build, a changed test does not', async () => {
  const root = await makeProject()
  const before = await hashSources(root, { SITE_URL: 'http://a' })
  await writeFile(join(root, 'tests/a.test.ts'), '')
  expect(await hashSources(root, { SITE_URL: 'http://a' })).toBe(before)
  expect(await hashSources(root, { SITE_URL: 'http://b' })).not.toBe(before)
})
