import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { requireWritable, setVariables, writeEnvFile } from '@/backend/go-live/env-file'

const run = promisify(execFile)

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'visvakor-env-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('replaces the line of a variable, keeps the others and appends new ones', () => {
  const text = '# Ours\nPORT=3100\n# SITE_URL=no\nexport SITE_URL=http://localhost:3100\n'
  expect(setVariables(text, { SITE_URL: 'https://jobs.org.kh', SMS_GATEWAY_URL: '' })).toBe(
    '# Ours\nPORT=3100\n# SITE_URL=no\nSITE_URL=https://jobs.org.kh\nSMS_GATEWAY_URL=\n',
  )
  expect(setVariables('PORT=3100', { HOST: '::1' })).toBe('PORT=3100\nHOST=::1\n')
})

test('is read by the product and private to its owner', async () => {
  const folder = await openFolder()
  const path = join(folder, '.env')
  const written = {
    SITE_URL: 'https://jobs.org.kh',
    SMTP_URL: 'smtps://user:p%24%23word@mail.org.kh:465',
    MAIL_FROM: "Engineers of Kampot's Coast <desk@jobs.org.kh>",
  }
  await writeFile(path, 'PORT=3100\n', { mode: 0o644 })
  await writeEnvFile(path, written)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const program = `import nextEnv from '@next/env'
    process.stdout.write(JSON.stringify(nextEnv.loadEnvConfig(process.argv[1]).parsedEnv))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program, folder])
  expect(JSON.parse(stdout)).toEqual({ PORT: '3100', ...written })
})

test('reports a file in a missing folder', async () => {
  const path = join(await openFolder(), 'none', '.env')
  await expect(requireWritable(path)).rejects.toThrow(`${path} cannot be written (ENOENT)`)
})
