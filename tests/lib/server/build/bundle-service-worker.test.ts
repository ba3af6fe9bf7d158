import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  bundleServiceWorker,
  SERVICE_WORKER_FILE,
} from '@/lib/server/build/bundle-service-worker.mjs'

test('bundles the service worker into one small script with a build id made from the build files', async () => {
  const distDir = await mkdtemp(join(tmpdir(), 'visvakor-build-'))
  onTestFinished(() => rm(distDir, { recursive: true }))
  const chunks = join(distDir, 'static', 'chunks')
  await mkdir(chunks, { recursive: true })
  await writeFile(join(chunks, 'a.js'), '')
  const bundle = async () => {
    await bundleServiceWorker({ distDir })
    return readFile(join(distDir, SERVICE_WORKER_FILE), 'utf8')
  }
  const first = await bundle()
  expect(first).not.toMatch(/^\s*(?:import|export)\b/m)
  expect(first).not.toContain('require(')
  expect(first.trim().split('\n').length).toBeLessThan(10)
  expect(await bundle()).toBe(first)
  await rename(join(chunks, 'a.js'), join(chunks, 'b.js'))
  const other = await bundle()
  const namesOf = (script: string) => script.match(/\b[0-9a-f]{16}\b/g) ?? []
  expect(namesOf(first).length).toBeGreaterThan(0)
  expect(namesOf(other)).toHaveLength(namesOf(first).length)
  expect(namesOf(other)).not.toEqual(namesOf(first))
})
