import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { lockDataFolder } from '@/backend/embedded/data-folder-lock'
import { checkBeforeStart, requireFreePort } from '@/backend/launch/preflight'
import { parseEnvironment } from '@/backend/settings/environment'
import { makeFolder } from '../../support/launch/temporary-folder'

async function takePort(): Promise<{ port: number; close: () => void }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  onTestFinished(() => void server.close())
  return { port: address.port, close: () => void server.close() }
}

test('reports a taken port with its variable, its number and a free one', async () => {
  const { port } = await takePort()
  await expect(requireFreePort({ variable: 'PORT', port }, 0)).rejects.toThrow(
    new RegExp(`^PORT ${port} is taken by another program: .*for example PORT=\\d+\\.$`),
  )
})

test('reports a host that is not an address of this machine', async () => {
  // TEST-NET-1 is assigned to no host (RFC 5737).
  const check = requireFreePort({ variable: 'PORT', port: 3999, host: '192.0.2.7' }, 0)
  await expect(check).rejects.toThrow(/^HOST 192\.0\.2\.7 is no address of this machine/)
})

test('reports what is no port', async () => {
  await expect(requireFreePort({ variable: 'PORT', port: 70_000 }, 0)).rejects.toThrow(
    /^PORT 70000: ERR_SOCKET_BAD_PORT; set PORT to another port/,
  )
})

test('leaves a free port free', async () => {
  const { port, close } = await takePort()
  close()
  await requireFreePort({ variable: 'API_PORT', port, host: '127.0.0.1' })
  await requireFreePort({ variable: 'API_PORT', port, host: '127.0.0.1' })
  expect(port).toBeGreaterThan(0)
})

test('accepts a port that is released within the patience', async () => {
  const { port, close } = await takePort()
  const check = requireFreePort({ variable: 'PORT', port }, 10_000)
  close()
  await expect(check).resolves.toBeUndefined()
})

test('lets a web app without an API start beside the owner of the database', async () => {
  const [{ port, close }, DATA_DIR] = [await takePort(), await makeFolder()]
  close()
  const release = await lockDataFolder(DATA_DIR)
  const API_URL = 'https://api.visvakor.example'
  await checkBeforeStart(parseEnvironment({ DATA_DIR, API_URL, PORT: `${port}` }))
  await release()
})

test('reports an address of another machine', async () => {
  await expect(
    requireFreePort({ variable: 'PORT', port: 0, host: '203.0.113.1' }, 0),
  ).rejects.toThrow('HOST 203.0.113.1 is no address of this machine')
})
