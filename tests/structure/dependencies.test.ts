import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'

const run = promisify(execFile)
const REGISTRY = 'https://registry.npmjs.org/'

const names = z.array(z.string()).optional()
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      optional: z.boolean().optional(),
      os: names,
      cpu: names,
      libc: names,
    }),
  ),
})
type Locked = z.output<typeof lockFile>['packages'][string]

const billOfMaterials = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({
      purl: z.string(),
      hashes: z.array(z.object({ alg: z.string(), content: z.string() })).optional(),
    }),
  ),
})

async function readLock(): Promise<readonly (readonly [where: string, locked: Locked])[]> {
  const { packages } = lockFile.parse(JSON.parse(await readFile('package-lock.json', 'utf8')))
  return Object.entries(packages).filter(([where, { link }]) => where !== '' && !link)
}

const allows = (list: readonly string[] | undefined, name: string) => list?.includes(name) ?? true

/** A build for a platform other than Linux servers, which npm does not install there. */
function isForOtherMachines({ optional, os, cpu, libc }: Locked): boolean {
  const isForServers =
    allows(os, 'linux') &&
    allows(libc, 'glibc') &&
    ['x64', 'arm64'].some((processor) => allows(cpu, processor))
  return optional === true && !isForServers
}

test('the lock file has a strong hash for every package that a Linux server installs (promise T17)', async () => {
  const locked = await readLock()
  expect(locked.length).toBeGreaterThan(500)
  const unhashed = locked.filter(
    ([, one]) => !one.integrity?.startsWith('sha512-') && !isForOtherMachines(one),
  )
  expect(unhashed.map(([where]) => where)).toEqual([])
})

test('the lock file uses only the npm registry', async () => {
  const elsewhere = (await readLock()).filter(
    ([, { resolved }]) => resolved !== undefined && !resolved.startsWith(REGISTRY),
  )
  expect(elsewhere).toEqual([])
})

// Starts npm, which is slow on a busy machine.
test('the bill of materials lists every package of the lock file with its hash', {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'visvakor-sbom-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const file of ['package.json', 'package-lock.json']) {
    await copyFile(file, path.join(folder, file))
  }
  const words = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']
  const { stdout } = await run('npm', words, { cwd: folder, maxBuffer: 32 * 1024 * 1024 })
  const bill = billOfMaterials.parse(JSON.parse(stdout))
  const named = new Map(
    bill.components.map(({ purl, hashes }) => [decodeURIComponent(purl), hashes]),
  )
  for (const [where, { version, integrity }] of await readLock()) {
    const purl = `pkg:npm/${where.split('node_modules/').at(-1)}@${version}`
    expect(named.has(purl), purl).toBe(true)
    if (integrity !== undefined) expect(named.get(purl), purl).toHaveLength(1)
  }
})

/** A registry with these advisories by package; null: it returns none. */
async function askRegistry(known: object | null): Promise<{ code: number; stdout: string }> {
  const server = createServer((request, response) => {
    const isAsked = known !== null && request.url?.endsWith('/security/advisories/bulk') === true
    response.writeHead(isAsked ? 200 : 405, { 'content-type': 'application/json' })
    response.end(JSON.stringify(known))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/` }
  try {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', 'scripts/audit.ts'], { env })
    return { code: 0, stdout }
  } catch (error) {
    return z.object({ code: z.number(), stdout: z.string() }).parse(error)
  }
}

test('advisories on shipped packages fail, those on tools are only listed, and no response is an error', {
  timeout: 120_000,
}, async () => {
  const advisory = (title: string) => [
    {
      id: 1,
      url: 'https://advisories.example/1',
      title,
      severity: 'high',
      vulnerable_versions: '*',
    },
  ]
  const [both, tools, silent] = await Promise.all([
    askRegistry({ 'ipaddr.js': advisory('Reads it wrong'), typescript: advisory('Says it wrong') }),
    askRegistry({ typescript: advisory('Says it wrong') }),
    askRegistry(null),
  ])
  expect(both.code).toBe(1)
  expect(both.stdout).toContain(
    'ipaddr.js (high, shipped): Reads it wrong https://advisories.example/1',
  )
  expect(tools.code).toBe(0)
  expect(tools.stdout).toContain('typescript (high, development): Says it wrong')
  expect(silent).toEqual({ code: 2, stdout: expect.stringContaining('nothing is known') })
})
