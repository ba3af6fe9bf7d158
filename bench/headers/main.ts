import { parseArgs } from 'node:util'
import { type RunningNginx, startNginx } from '@/bench/nginx/start-nginx'
import { findFreePort } from '@/e2e/product/free-port'
import { startOwnProduct } from '@/e2e/product/own-product'
import { askKind } from './ask-kind'
import { judgeRedirect } from './header-rules'
import { type Kind, listKinds } from './kinds'
import { type Row, toTable } from './table'
import { listWeaknesses, withoutHashes } from './weaknesses'

/** For an A+ from the Observatory, with a strict policy that also sets frame-ancestors and a private referrer. */
const LEAST = 115

const { values: options } = parseArgs({ options: { url: { type: 'string' } } })
const print = (text: string) => process.stdout.write(`${text}\n`)

// `npm run bench -- headers`: rates every kind of response behind deploy/nginx.conf by the rules of Mozilla's Observatory; exits 1
// when one scores below 115 points or contradicts itself.
const securePort = await findFreePort()
const started =
  options.url === undefined
    ? await startOwnProduct('headers', { SITE_URL: `https://localhost:${securePort}` })
    : null
try {
  const site = new URL(options.url ?? started?.url ?? '')
  const nginx = await startNginx([Number(site.port)], securePort)
  try {
    const kinds = await listKinds(site.origin)
    const again = kinds.filter(({ ask }) => ask.method === 'GET')
    await compare(
      [...kinds, ...again.map((kind) => ({ ...kind, name: `${kind.name}, again` }))],
      nginx,
    )
  } finally {
    await nginx.stop()
  }
} finally {
  await started?.stop()
}

async function compare(kinds: readonly Kind[], nginx: RunningNginx): Promise<void> {
  const { status, headers } = await fetch(nginx.plain, { redirect: 'manual' })
  const redirect = judgeRedirect(status, headers.get('location'), new URL(nginx.plain).hostname)
  const policies = new Map<string, { readonly name: string; readonly policy: string }>()
  const rows: Row[] = []
  for (const kind of kinds) {
    const { row, policy } = await askKind(kind, nginx, redirect)
    rows.push(row)
    const shown = policy === null ? null : withoutHashes(policy)
    if (policy === null || shown === null || policies.has(shown)) continue
    policies.set(shown, { name: kind.name, policy })
  }
  print(toTable(rows))
  for (const [shown, { name, policy }] of policies) {
    print(`\n${name}: ${shown}`)
    for (const weakness of listWeaknesses(policy)) print(`  ${weakness}`)
  }
  const passing = rows.filter(({ score, faults }) => score >= LEAST && faults.length === 0)
  print(
    `\n${passing.length} of ${rows.length} kinds of answers have ${LEAST} points or more and contradict nothing.`,
  )
  process.exitCode = passing.length === rows.length ? 0 : 1
}
