import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeLauncher } from '../../support/launch/launcher'
import { makeFolder } from '../../support/launch/temporary-folder'

test('a wrong variable stops the start with its name and an example', async () => {
  const script = (await makeLauncher()).start({ PORT: 'three thousand' })
  expect(await script.ended()).toBe(1)
  expect(script.output().trim()).toBe(
    'PORT must be a port number from 1 to 65535, for example PORT=3000.',
  )
})

test('a taken port stops the start before anything runs', async () => {
  const launcher = await makeLauncher()
  const { port } = new URL(launcher.api)
  const server = createServer().listen(Number(port), '127.0.0.1')
  onTestFinished(() => void server.close())
  const script = launcher.start()
  expect(await script.ended()).toBe(1)
  expect(script.output().trim()).toMatch(
    new RegExp(`^API_PORT ${port} is taken by another program`),
  )
  expect(await launcher.getDatabasePid()).toBeNull()
})

test('a read-only folder stops the start', async () => {
  const script = (await makeLauncher()).start({ DATA_DIR: '/proc/self' })
  expect(await script.ended()).toBe(1)
  expect(script.output().trim()).toMatch(/^DATA_DIR \/proc\/self cannot be written/)
})

test('a database that does not answer stops the start without showing its password', async () => {
  const script = (await makeLauncher()).start({
    DATABASE_URL: 'postgres://me:hidden-word@127.0.0.1:1/jobs',
  })
  expect(await script.ended()).toBe(1)
  expect(script.output().trim()).toMatch(
    /^The database of DATABASE_URL \(127\.0\.0\.1:1\) does not/,
  )
  expect(script.output()).not.toContain('hidden-word')
})

test.each([
  ['fails', '; process.exitCode = 2', 'exit code 2'],
  ['writes nothing', '', 'exit code 0'],
])('a build that %s prints its output and stops the start', async (_, way, end) => {
  const launcher = await makeLauncher()
  const script = launcher.start({
    API_URL: 'https://api.visvakor.example',
    STAND_IN_ROOT: await makeFolder(),
    STAND_IN_BUILD: `console.error("page.tsx is wrong")${way}`,
  })
  expect(await script.ended()).toBe(1)
  expect(script.output()).toContain('page.tsx is wrong')
  expect(script.output()).toContain(`The web app could not be built (${end})`)
  expect(script.output()).toContain('Stopping …\nStopped.\n')
  expect(await readFile(join(launcher.dataDir, 'logs', 'build.log'), 'utf8')).toBe(
    'page.tsx is wrong\n',
  )
  expect(await launcher.getDatabasePid()).toBeNull()
})

test('a successful build prints nothing and is not repeated', async () => {
  const launcher = await makeLauncher()
  const env = {
    STAND_IN_ROOT: await makeFolder(),
    STAND_IN_BUILD:
      'console.warn("deprecated"); fs.mkdirSync(".next"); fs.writeFileSync(".next/BUILD_ID", "1")',
  }
  const first = await launcher.startReady(env)
  expect(first.output()).toContain('✔ Building the web app')
  expect(first.output()).not.toContain('deprecated')
  first.child.kill('SIGTERM')
  await first.ended()
  const second = await launcher.startReady(env)
  expect(second.output()).not.toContain('Building')
  second.child.kill('SIGTERM')
  expect(await second.ended()).toBe(0)
})

test('a build with a damaged file is built again', async () => {
  const launcher = await makeLauncher()
  const root = await makeFolder()
  const page = join(root, '.next/server/page.js')
  const env = {
    STAND_IN_ROOT: root,
    STAND_IN_BUILD:
      'fs.mkdirSync(".next/server", { recursive: true }); fs.writeFileSync(".next/BUILD_ID", "1"); ' +
      'fs.writeFileSync(".next/server/page.js", "whole")',
  }
  const first = await launcher.startReady(env)
  first.child.kill('SIGTERM')
  await first.ended()
  await writeFile(page, 'who')
  const second = await launcher.startReady(env)
  expect(second.output()).toContain('Files of the built web app are missing or damaged.')
  expect(second.output()).toContain('✔ Building the web app')
  expect(await readFile(page, 'utf8')).toBe('whole')
  second.child.kill('SIGTERM')
  expect(await second.ended()).toBe(0)
})
