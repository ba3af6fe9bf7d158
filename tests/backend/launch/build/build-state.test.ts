import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  clearBuild,
  getBuildState,
  hashSources,
  saveBuildStamp,
} from '@/backend/launch/build/build-state'
import { makeFolder } from '../../../support/launch/temporary-folder'

async function makeProject(): Promise<string> {
  const root = await makeFolder()
  for (const folder of ['app/jobs', 'tests', '.next/server/app', '.next/cache'])
    await mkdir(join(root, folder), { recursive: true })
  await writeFile(join(root, 'app/jobs/page.tsx'), 'one')
  await writeFile(join(root, 'package-lock.json'), '{}')
  await writeFile(join(root, '.next/BUILD_ID'), 'an id')
  await writeFile(join(root, '.next/routes-manifest.json'), '{}')
  await writeFile(join(root, '.next/server/app/page.js'), 'a page')
  return root
}

test('is whole for the sources it was built from', async () => {
  const root = await makeProject()
  const sources = await hashSources(root)
  expect(await getBuildState(root, sources)).toBe('stale')
  await saveBuildStamp(root, sources)
  expect(await getBuildState(root, await hashSources(root))).toBe('whole')
  expect(await getBuildState(root, 'others')).toBe('stale')
})

test.each([
  ['its id is missing', 'BUILD_ID', null],
  ['a manifest is truncated', 'routes-manifest.json', '{'],
  ['a page is missing', 'server/app/page.js', null],
  ['a page has zero bytes of the same length', 'server/app/page.js', '\0'.repeat(6)],
  ['an unknown page was added', 'server/app/more.js', 'another'],
])('is damaged when %s', async (_what, path, content) => {
  const root = await makeProject()
  const sources = await hashSources(root)
  await saveBuildStamp(root, sources)
  const file = join(root, '.next', path)
  await (content === null ? rm(file) : writeFile(file, content))
  expect(await getBuildState(root, sources)).toBe('damaged')
})

test('stays whole when the running app writes traces and caches', async () => {
  const root = await makeProject()
  const sources = await hashSources(root)
  await saveBuildStamp(root, sources)
  for (const path of ['trace', 'cache/a.json']) await writeFile(join(root, '.next', path), 'new')
  expect(await getBuildState(root, sources)).toBe('whole')
})

test('is stale once a new build starts, and a damaged one is rebuilt without its cache', async () => {
  const root = await makeProject()
  const sources = await hashSources(root)
  await saveBuildStamp(root, sources)
  await clearBuild(root, 'stale')
  expect(await getBuildState(root, sources)).toBe('stale')
  await access(join(root, '.next/cache'))
  await clearBuild(root, 'damaged')
  await clearBuild(root, 'damaged')
  await expect(access(join(root, '.next/cache'))).rejects.toThrow('ENOENT')
})

test.each([
  ['a changed page', 'app/jobs/page.tsx', 'One'],
  ['a new page', 'app/page.tsx', ''],
  ['a changed package', 'package-lock.json', '{ "name": "x" }'],
  ['a new setting', 'next.config.ts', ''],
])('is stale after %s', async (_what, path, content) => {
  const root = await makeProject()
  const before = await hashSources(root)
  await writeFile(join(root, path), content)
  expect(await hashSources(root)).not.toBe(before)
})

test('stays whole after a changed test, text or setting of other programs', async () => {
  const root = await makeProject()
  const before = await hashSources(root)
  for (const path of ['tests/a.test.ts', 'README.md', 'biome.json'])
    await writeFile(join(root, path), '')
  expect(await hashSources(root)).toBe(before)
})
