import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { NAMES } from '@/backend/environment-variables'

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

it('nginx in its container asks each web app at its own address, by the file that is documented', async () => {
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

it('both web apps in containers have the same settings, and none the product does not know', async () => {
  const services = await readServices()
  const [one, two] = [services['web-1'], services['web-2']]
  expect(one?.environment).toEqual(two?.environment)
  expect(
    Object.keys(one?.environment ?? {}).filter((name) => !NAMES.includes(name as never)),
  ).toEqual([])
  expect(existsSync(one?.build?.dockerfile ?? '')).toBe(true)
})

it('no image has an unnamed version or a secret', async () => {
  const images = Object.values(await readServices()).map(({ image }) => image)
  expect(images.filter((image) => image !== 'visvakor' && !/:\d/.test(image))).toEqual([])
  const containerfile = await readFile('deploy/Containerfile', 'utf8')
  expect(containerfile.match(/^FROM .+$/gm)?.every((line) => /^FROM node:\d/.test(line))).toBe(true)
  expect(containerfile).not.toMatch(/SECRET|PASSWORD|TOKEN|_KEY/)
  expect(containerfile.lastIndexOf('\nUSER node')).toBeGreaterThan(
    containerfile.lastIndexOf('\nFROM'),
  )
})

it('an image is built from everything the build is judged by', async () => {
  const left = (await readFile('.containerignore', 'utf8')).split('\n')
  for (const folder of ['app', 'backend', 'components', 'hooks', 'lib', 'public', 'styles']) {
    expect(left).not.toContain(folder)
  }
  expect(left.filter((name) => /\.(?:ts|js|mjs|json)$/.test(name))).toEqual([])
})
