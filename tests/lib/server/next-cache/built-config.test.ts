import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PHASE_PRODUCTION_SERVER } from 'next/constants'
import loadConfig from 'next/dist/server/config'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readBuiltConfig } from '@/lib/server/next-cache/built-config'
import configure from '@/next.config'

async function writeOutput(config: object): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'visvakor-settings-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(path.join(folder, 'required-server-files.json'), JSON.stringify({ config }))
  return folder
}

test('the server runs with the configuration of its build, plus the page cache', async () => {
  const settings = await readBuiltConfig(await writeOutput({ cacheMaxMemorySize: 7 }))
  const { cacheHandler } = configure(PHASE_PRODUCTION_SERVER)
  expect(cacheHandler).toMatch(/handler\.mjs$/)
  expect(JSON.parse(settings)).toEqual({ cacheMaxMemorySize: 7, cacheHandler })
})

test('Next uses that configuration as it is and does not compile the config file', async () => {
  const settings = await readBuiltConfig(await writeOutput({ distDir: 'elsewhere' }))
  vi.stubEnv('__NEXT_PRIVATE_STANDALONE_CONFIG', settings)
  const config = await loadConfig(PHASE_PRODUCTION_SERVER, process.cwd())
  expect(config).toEqual(JSON.parse(settings))
})
