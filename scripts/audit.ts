import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { parseJson } from '@/lib/shared/parse-json'
import { projectRoot } from './testing/project-root'

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      nodes: z.array(z.string()),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
})
const lockFile = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
})

type Found = z.output<typeof report>['vulnerabilities'][string]

/** Asks for advisories on all of the lock file (promise T17). Exit codes: 0 none that we ship, 1 at least one, 2 the registry tells none. */
async function main(): Promise<0 | 1 | 2> {
  const answer = report.safeParse(parseJson(await askNpm()))
  if (!answer.success) {
    process.stdout.write('The registry told no advisories: nothing is known of our packages.\n')
    return 2
  }
  const found = Object.entries(answer.data.vulnerabilities)
  const isDevelopment = await readDevelopment()
  const shipped = found.filter(([, { nodes }]) => !nodes.every(isDevelopment))
  for (const one of found) process.stdout.write(toLine(one, shipped.includes(one)))
  process.stdout.write(
    `${shipped.length} of ${found.length} packages with advisories are shipped.\n`,
  )
  return shipped.length === 0 ? 0 : 1
}

async function askNpm(): Promise<string> {
  const npm = spawn('npm', ['audit', '--package-lock-only', '--json', '--fetch-retries=0'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return text(npm.stdout)
}

async function readDevelopment(): Promise<(node: string) => boolean> {
  const lock = await readFile(path.join(projectRoot, 'package-lock.json'), 'utf8')
  const { packages } = lockFile.parse(parseJson(lock))
  return (node) => packages[node]?.dev === true
}

function toLine([name, { severity, via }]: [string, Found], isShipped: boolean): string {
  const reasons = via.map((each) => (typeof each === 'string' ? each : `${each.title} ${each.url}`))
  return `${name} (${severity}, ${isShipped ? 'shipped' : 'development'}): ${reasons.join('; ')}\n`
}

process.exitCode = await main()
