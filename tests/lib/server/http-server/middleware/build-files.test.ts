import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { serveBuildFiles } from '@/lib/server/http-server/middleware/build-files'
import { openBare } from '@/tests/support/http-server/open-bare'
import { requestServer } from '@/tests/support/http-server/request-server'

const distDir = await mkdtemp(join(tmpdir(), 'visvakor-static-'))
await mkdir(join(distDir, 'static'))
for (const ending of ['', '.br', '.gz']) {
  await writeFile(join(distDir, `static/app.js${ending}`), `app${ending}`)
}
afterAll(() => rm(distDir, { recursive: true, force: true }))

it.each([
  ['gzip, br', 'br', 'app.br'],
  ['gzip', 'gzip', 'app.gz'],
  ['identity', undefined, 'app'],
])(
  'a build file is served precompressed: Accept-Encoding %s gives %s',
  async (accepted, coding, text) => {
    const server = await openBare(serveBuildFiles(distDir))
    const answer = await requestServer(server, '/_next/static/app.js', {
      headers: { 'accept-encoding': accepted },
    })
    expect([answer.status, answer.headers['content-encoding'], answer.text]).toEqual([
      200,
      coding,
      text,
    ])
    expect(answer.headers['cache-control']).toBe('public,max-age=31536000,immutable')
    expect(answer.headers).not.toHaveProperty('last-modified')
  },
)

it('a POST to a build file is rejected, and no later middleware runs', async () => {
  const heard = vi.fn(() => true)
  const server = await openBare(serveBuildFiles(distDir), heard)
  expect((await requestServer(server, '/_next/static/app.js', { method: 'POST' })).status).toBe(405)
  expect(heard).not.toHaveBeenCalled()
})
