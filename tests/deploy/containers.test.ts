import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { VARIABLE_NAMES } from '@/backend/settings/environment-variables'

const service = z.object({
  environment: z.record(z.string(), z.string()).default({}),
  command: z.union([z.string(), z.array(z.string())]).default([]),
  networks: z.union([
    z.array(z.string()),
    z.record(z.string(), z.object({ ipv4_address: z.string() })),
  ]),
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
})
const compose = z.object({ services: z.record(z.string(), service) })

async function readServices() {
  const text = await readFile('deploy/compose.yaml', 'utf8')
  return compose.parse(parse(text, { merge: true })).services
}

it('nginx in its container forwards to each web app, with the documented configuration', async () => {
  const services = await readServices()
  const script = services.nginx?.command[2] ?? ''
  const config = await readFile('deploy/nginx.conf', 'utf8')
  const [, from = '', to = ''] = /'s\/(server [^/]+)\/([^/]+)\/'/.exec(script) ?? []
  expect(config).toContain(from)
  expect(config).toContain('visvakor.example')
  const addresses = ['web-1', 'web-2'].map((name) => {
    const networks = services[name]?.networks
    return Array.isArray(networks) ? undefined : networks?.inside?.ipv4_address
  })
  expect(to.trim()).toBe(
    addresses.map((address) => `server ${address}:3000 max_fails=0;`).join(' '),
  )
})

it('both web apps in containers have the same known settings', async () => {
  const services = await readServices()
  const [one, two] = [services['web-1'], services['web-2']]
  expect(one?.environment).toEqual(two?.environment)
  expect(
    Object.keys(one?.environment ?? {}).filter((name) => !VARIABLE_NAMES.includes(name as never)),
  ).toEqual([])
  expect(existsSync(one?.build?.dockerfile ?? '')).toBe(true)
})

it('every image has a version and no secret', async () => {
  const images = Object.values(await readServices()).map(({ image }) => image)
  expect(images.filter((image) => image !== 'visvakor' && !/:\d/.test(image))).toEqual([])
  const containerfile = await readFile('deploy/Containerfile', 'utf8')
  expect(containerfile.match(/^FROM .+$/gm)?.every((line) => /^FROM node:\d/.test(line))).toBe(true)
  expect(containerfile).not.toMatch(/SECRET|PASSWORD|TOKEN|_KEY/)
  expect(containerfile.lastIndexOf('\nUSER node')).toBeGreaterThan(
    containerfile.lastIndexOf('\nFROM'),
  )
})

/** Evaluates the patterns of both files like Docker: from the root, a folder with its content, `**` for any depth. */
async function readIgnored(file: string): Promise<(path: string) => boolean> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  const patterns = lines.filter((line) => line !== '' && !line.startsWith('#'))
  expect(patterns.filter((line) => !/^(?:\*\*\/)?[\w.*-]+$/.test(line))).toEqual([])
  const sources = patterns.map((line) =>
    line
      .replace('**/', '>')
      .replaceAll('.', '\\.')
      .replaceAll('*', '[^/]*')
      .replace('>', '(?:.*/)?'),
  )
  const left = new RegExp(`^(?:${sources.join('|')})(?:/|$)`)
  return (path) => left.test(path)
}

describe.each(['.containerignore', '.dockerignore'])('the build context of %s', (file) => {
  it('contains no secrets or data that an operator keeps beside the sources', async () => {
    const isIgnored = await readIgnored(file)
    const secrets = ['.env', '.env.local', 'deploy/.env', 'deploy/app.env', 'deploy/.env.old']
    const keys = ['deploy/tls/privkey.pem', 'tls/privkey.pem', 'backend/site.key', '.git/config']
    const data = ['.data/postgres/PG_VERSION', 'visvakor.dump', 'backend/all.sql.gz']
    expect([...secrets, ...keys, ...data].filter((path) => !isIgnored(path))).toEqual([])
  })

  it('contains everything that the build needs', async () => {
    const isIgnored = await readIgnored(file)
    const folders = ['app', 'backend', 'components', 'hooks', 'lib', 'public', 'scripts', 'styles']
    const settings = ['package.json', 'package-lock.json', 'next.config.ts', 'middleware.ts']
    const migrations = ['backend/db/migrations/0025_logos.sql', 'backend/settings/environment.ts']
    const files = (await readdir('.')).filter((name) => /\.(?:ts|js|mjs|json)$/.test(name))
    expect([...folders, ...settings, ...migrations, ...files].filter(isIgnored)).toEqual([])
  })
})

it('Docker and Podman ignore the same files', async () => {
  expect(await readFile('.dockerignore', 'utf8')).toBe(await readFile('.containerignore', 'utf8'))
})
