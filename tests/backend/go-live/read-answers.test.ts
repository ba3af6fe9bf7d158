import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { GO_LIVE_FIELDS } from '@/backend/go-live/go-live-fields'
import { type Answers, askAnswers, readAnswers } from '@/backend/go-live/read-answers'

const folder = await mkdtemp(join(tmpdir(), 'visvakor-answers-'))
afterAll(() => rm(folder, { recursive: true }))
const path = join(folder, 'live.yaml')

const nothing: Answers = Object.fromEntries(GO_LIVE_FIELDS.map(({ key }) => [key, null]))
const least = {
  name: 'Engineers of Kampot',
  url: 'https://jobs.kampot.org',
  email: 'desk@kampot.org',
  mailServer: 'smtps://user:secret@mail.kampot.org',
}

async function read(text: string, current = nothing): Promise<Answers> {
  await writeFile(path, text)
  return readAnswers(path, current)
}

const toYaml = (values: object) =>
  Object.entries(values)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('')

describe('a file of answers', () => {
  it('is read as written; omitted fields keep their values and empty ones are cleared', async () => {
    const current = { ...nothing, address: 'Street 1, Kampot', phone: '023 000 000' }
    expect(
      await read(`${toYaml(least)}phone:\nfacebook: https://facebook.com/us\n`, current),
    ).toEqual({
      ...current,
      ...least,
      phone: null,
      facebook: 'https://facebook.com/us',
    })
    expect(await read(`${toYaml(least)}phone: 012345678\n`)).toMatchObject({ phone: '012345678' })
  })

  it.each([
    ['name', 'Jobs <b>', 'name must be at most 60 letters'],
    ['url', 'http://jobs.kampot.org', 'url must be an https address under a public name'],
    ['url', 'https://jobs.kampot.org/en', 'without a path'],
    ['url', 'https://jobs.example', 'url must be'],
    ['url', 'https://192.168.1.9', 'url must be'],
    ['email', 'desk', 'email must be an e-mail address under a public name'],
    ['email', 'hello@visvakor.example', 'email must be'],
    ['mailServer', 'mail.kampot.org', 'mailServer must be the address of a mail server'],
    ['mailServer', 'smtp://user:a$b@mail.kampot.org', 'percent-encoded'],
    ['phone', 'by appointment', 'phone must be a phone number'],
    ['telegram', 'our-channel', 'telegram must be an https address'],
    ['adress', 'Street 1', 'adress is not known: there are name, url, email'],
  ])('with the %s "%s" is rejected with what to do', async (key, value, message) => {
    await expect(read(toYaml({ ...least, [key]: value }))).rejects.toThrow(message)
  })

  it('that lacks several fields names them all with examples', async () => {
    await expect(read('name: Jobs\n')).rejects.toThrow(
      /url is missing: .* for example https:.*\nemail is missing: .*\nmailServer is missing: /,
    )
  })

  it.each([
    ['name: [', 'live.yaml is no YAML'],
    ['- name', 'must have one value a line'],
  ])('that is not a list of values is rejected: %s', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })

  it('that cannot be read is named', async () => {
    await expect(readAnswers(join(folder, 'none.yaml'), nothing)).rejects.toThrow(
      'none.yaml cannot be read (ENOENT)',
    )
  })
})

describe('questions on a terminal', () => {
  async function ask(current: Answers, ...lines: string[]) {
    const written: string[] = []
    const input = (async function* () {
      yield* lines
    })()
    const answers = await askAnswers(input, (text) => written.push(text), current)
    return { answers, shown: written.join('') }
  }

  it('are repeated until the answer is valid; an empty line keeps a value and "-" clears it', async () => {
    const current = { ...nothing, mailServer: least.mailServer, phone: '023 000 000' }
    const rest = GO_LIVE_FIELDS.slice(5).map(() => '')
    const typed = ['', least.name, 'jobs.kampot.org', least.url, least.email, '', '-', ...rest]
    const { answers, shown } = await ask(current, ...typed)
    expect(answers).toEqual({ ...nothing, ...least })
    expect(shown).toContain('name must be at most 60 letters')
    expect(shown).toContain('url must be an https address')
    expect(shown).toContain('Phone number [023 000 000]: ')
    expect(shown).not.toContain('secret')
  })

  it('without a reply end with the option for programs', async () => {
    await expect(ask(nothing, least.name)).rejects.toThrow('For programs: --file <file>')
  })
})
