import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

type Case = readonly [folder: string, module: string]

const allowed: readonly Case[] = [
  ['lib/contract', 'zod'],
  ['lib/contract', './common'],
  ['lib/contract/vacancies', '@/lib/contract/common'],
  ['lib/server/queries', '@/lib/contract/job'],
  ['backend/areas', '@/lib/contract/job'],
  ['backend/areas', '../../lib/contract/job'],
  ['backend', './app'],
  ['backend/areas/vacancies', '@/backend/areas/listing/closing'],
  ['backend/areas/vacancies', '@/backend/platform/http/mount-endpoint'],
  ['backend/platform/http', '@/backend/db/connect'],
  ['backend/areas', 'fastify'],
  ['backend/areas', '@/lib/shared/calendar/day'],
  ['backend/launch', '@next/env'],
  ['components/ui', '@/lib/routes'],
  ['app/jobs', '@/lib/server/queries/vacancies'],
  ['components/detail', '@/lib/server/seo/inline-json'],
  ['components/account', '@/lib/browser/notifications/unread-count'],
  ['lib/browser/api-client', '@/lib/browser/session/redirect-to-login'],
  ['lib/browser/sign-in', '@/lib/browser/api-client/call-api'],
  ['lib/browser/account', '@/lib/shared/routes'],
  ['lib/server/queries', './api'],
  ['lib/server', '@/lib/shared/routes'],
  ['lib/server', 'next/server'],
  ['lib/shared/api', '@/lib/contract/endpoint'],
  ['tests/backend', '@/backend/app'],
  ['scripts', '../backend/launch/start'],
]

const refused: readonly Case[] = [
  ['lib/contract', 'axios'],
  ['lib/contract', '../shared/slug'],
  ['lib/contract', '@/lib/shared/slug'],
  ['lib/server/queries', '@/backend/app'],
  ['lib/server/queries', '../../../backend/app'],
  ['app/jobs', '@/backend/app'],
  ['.', './backend/app'],
  ['hooks', '@/lib/server/queries/vacancies'],
  ['components/ui', '@/lib/server/queries/vacancies'],
  ['components/ui', '@/lib/server/queries/vacancies'],
  ['components/ui', '@/backend/app'],
  ['hooks/account', '@/lib/server/env'],
  ['lib/browser/session', '@/lib/server/env'],
  ['lib/browser/session', '../../server/env'],
  ['lib/browser/session', '@/lib/browser/api-client/call-api'],
  ['lib/browser/api-client', '@/lib/browser/sign-in/open-session'],
  ['lib/browser/account', '@/components/ui/link'],
  ['lib/browser/account', '@/backend/app'],
  ['lib/server/forms', '@/lib/browser/api-client/call-api'],
  ['lib/server', '../browser/api-client/call-api'],
  ['lib/server/seo', '@/components/ui/link'],
  ['lib/shared', '@/lib/server/env'],
  ['lib/shared', '@/lib/browser/api-client/call-api'],
  ['lib/shared/format', '../../browser/api-client/call-api'],
  ['lib/shared', '@/backend/app'],
  ['lib/shared', '@/hooks/page/use-query-params'],
  ['lib/contract', '@/lib/shared/slug'],
  ['lib/contract', '@/lib/browser/api-client/call-api'],
  ['backend/areas', '@/lib/server/env'],
  ['backend/areas', '../../lib/browser/api-client/installation'],
  ['backend/areas', '@/components/ui/link'],
  ['backend/areas', '../../hooks/use-hint'],
  ['backend/areas', '@/app/jobs/page'],
  ['backend/areas', 'next/cache'],
  ['backend/areas/vacancies', '@/backend/app'],
  ['backend/areas/vacancies', '@/backend/demo/write-demo'],
  ['backend/areas/listing', '@/backend/areas/vacancies/vacancy-tables'],
  ['backend/areas/listing', '../areas/vacancies/vacancy-tables'],
  ['backend/platform/http', '@/backend/areas/sign-in/sessions'],
  ['backend/db', '@/backend/areas/companies/company-search'],
  ['backend/db', '@/backend/platform/runtime/calendar'],
]

const report = z.object({
  diagnostics: z.array(
    z.object({ category: z.string().nullish(), location: z.object({ path: z.string() }) }),
  ),
})

let folder: string
let refusals: ReadonlySet<string>

function fileOf(index: number, [place]: Case): string {
  return path.join(place, `case-${index}.ts`)
}

/** Runs the project's linter on the files of a folder; resolves to the files with errors. */
async function lint(): Promise<ReadonlySet<string>> {
  const biome = path.resolve('node_modules/.bin/biome')
  const output = await new Promise<string>((resolve) => {
    const args = [
      'lint',
      '--only=style/noRestrictedImports',
      '--reporter=json',
      '--max-diagnostics=none',
      '.',
    ]
    execFile(biome, args, { cwd: folder }, (_failed, stdout) => resolve(stdout))
  })
  const { diagnostics } = report.parse(JSON.parse(output))
  return new Set(diagnostics.map(({ location }) => path.normalize(location.path)))
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-direction-'))
  await copyFile('biome.json', path.join(folder, 'biome.json'))
  await writeFile(path.join(folder, '.gitignore'), 'node_modules\n')
  for (const [index, one] of [...allowed, ...refused].entries()) {
    const file = path.join(folder, fileOf(index, one))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, `import { thing } from '${one[1]}'\n\nexport const same = thing\n`)
  }
  refusals = await lint()
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the linter', () => {
  it.each(allowed.map((one, index) => [...one, fileOf(index, one)]))(
    'allows %s to import %s',
    (_folder, _module, file) => expect(refusals).not.toContain(file),
  )

  it.each(refused.map((one, index) => [...one, fileOf(allowed.length + index, one)]))(
    'forbids %s to import %s',
    (_folder, _module, file) => expect(refusals).toContain(file),
  )
})
