import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { programs } from './programs'
import { promiseNames, runPromises } from './promises/run-promises'

// `npm run bench -- NAME [options]` runs one bench, `npm run bench -- S9 S12` the benches of these promises,
// `npm run bench -- all` those of every speed promise (docs/promises.md).
const [name = '', ...options] = process.argv.slice(2)
const program = programs.find((one) => one.name === name)
const promises = name === 'all' ? promiseNames : [name, ...options]

if (program !== undefined) {
  const args = ['--import', 'tsx', program.file, ...options]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'close')
  process.exitCode = code ?? 1
} else if (promises.every((one) => promiseNames.includes(one))) {
  await runPromises(promises)
} else {
  const lines = programs.map((one) => {
    const usage = [one.name, one.options].filter(Boolean).join(' ')
    return `  ${usage.padEnd(42)} ${one.summary}`
  })
  process.stdout.write(
    `Usage: npm run bench -- NAME [options]\n${lines.join('\n')}\nOr promises of speed: all, ${promiseNames.join(', ')}\n`,
  )
  process.exitCode = 2
}
