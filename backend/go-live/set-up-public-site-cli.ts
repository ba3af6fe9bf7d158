import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import nextEnv from '@next/env'
import { listUnreadyParts } from '@/backend/attention/readiness'
import { runActs, toCommandContext } from '@/backend/audit/act'
import type { Database } from '@/backend/db/connect'
import { parseOptions, runCommand, UsageError } from '@/backend/platform/runtime/command'
import { StartError } from '@/backend/platform/runtime/start-error'
import { type Environment, parseEnvironment } from '@/backend/settings/environment'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { changeDatabase } from '@/backend/with-database'
import { requireWritable, type Variables, writeEnvFile } from './env-file'
import { readCurrentAnswers, toVariables } from './go-live'
import { goLiveAct } from './go-live-acts'
import { GO_LIVE_FIELDS } from './go-live-fields'
import { type Answers, askAnswers, readAnswers } from './read-answers'

const USAGE = `Usage: npm run live -- [--file <file>] [--env <file>]

Makes the board fit for the public: asks for its name, addresses and mail server, writes them to
its settings and to .env, removes the demo, and prints what is still to do.

  --file  a YAML file with the answers, for programs: ${GO_LIVE_FIELDS.map(({ key }) => key).join(', ')}
  --env   the file for variables of the environment, in place of .env
`

const root = fileURLToPath(new URL('../..', import.meta.url))

type Arguments = { readonly file: string | null; readonly env: string | null }

await runCommand({
  usage: USAGE,
  parse(words): Arguments {
    const { values, positionals } = parseOptions(words, {
      file: { type: 'string' },
      env: { type: 'string' },
    })
    if (positionals.length > 0) throw new UsageError()
    return { file: values.file ?? null, env: values.env ?? null }
  },
  async run({ file, env }) {
    const stated = { ...process.env }
    const environment = loadEnvironment()
    const envFile = env ?? join(root, '.env')
    return changeDatabase(
      environment,
      async (db) => {
        const current = await readCurrentAnswers(db, process.env)
        const answers =
          file === null ? await askOnTerminal(current) : await readAnswers(file, current)
        const variables = toVariables(answers, process.env)
        if (env === null) requireOwn(variables, stated)
        if (Object.keys(variables).length > 0) await requireWritable(envFile)
        const order = { act: goLiveAct, input: { answers, variables: Object.keys(variables) } }
        const { lines: done, staleTags } = await runActs(db, [order], toCommandContext(environment))
        if (Object.keys(variables).length > 0) await writeEnvFile(envFile, variables)
        const live = parseEnvironment({ ...process.env, ...variables })
        const lines = [
          `The board is called ${answers.name}, at ${answers.url}.`,
          ...done,
          ...listWritten(variables, envFile),
          ...(await listOpenSteps(db, live)),
        ]
        return { lines, staleTags }
      },
      { statementTimeoutMs: 0 },
    )
  },
})

async function askOnTerminal(current: Answers): Promise<Answers> {
  const input = createInterface({ input: process.stdin })
  try {
    const lines = input[Symbol.asyncIterator]()
    return await askAnswers(lines, (text) => void process.stdout.write(text), current)
  } finally {
    input.close()
  }
}

/** Throws `StartError` for variables that are set where they win over `.env`. */
function requireOwn(variables: Variables, stated: Readonly<Record<string, string | undefined>>) {
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(root)
  const others = loadedEnvFiles.filter(({ path }) => path !== '.env')
  const faults = Object.keys(variables).flatMap((name) => {
    const place = stated[name]?.trim()
      ? 'the environment'
      : others.find(({ env }) => env[name])?.path
    return place === undefined
      ? []
      : [`${name} has another value in ${place}: change or remove it there.`]
  })
  if (faults.length > 0) throw new StartError(faults.join('\n'))
}

function listWritten(variables: Variables, file: string): readonly string[] {
  const names = Object.keys(variables)
  return names.length === 0 ? [] : [`Written to ${file}: ${names.join(', ')}.`]
}

async function listOpenSteps(db: Database, live: Environment): Promise<readonly string[]> {
  const unready = await listUnreadyParts(db, live)
  return [
    'Still to do:',
    ...unready.map(({ what, todo }) => `  ${what}: ${todo}`),
    ...(live.allowsDemo ? ['  Remove ALLOW_DEMO, which marks every page as a demo'] : []),
    ...(live.messages.smsGatewayUrl === null
      ? ['  SMS_GATEWAY_URL, or nobody can sign in with a phone number']
      : []),
    ...(process.env.EMPLOYER_URL?.trim()
      ? []
      : ['  EMPLOYER_URL, the page that the button "For employers" opens']),
    ...(live.trustedProxies.length === 0
      ? ['  nginx in front, with HOST=127.0.0.1 and TRUSTED_PROXIES=loopback: docs/deployment.md']
      : []),
    '  DNS records, so that mails arrive: docs/deployment.md, "Mail that arrives"',
    '  Read backend/content: its pages speak for you, its news are examples; then npm run content',
    '  A backup every day: docs/operations.md',
    '  Restart the product: npm start. Then, every day: npm run check',
  ]
}
