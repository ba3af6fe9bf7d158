import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

// `npm start`. The launcher stays as long as the parts run: compiled by a process that has ended, it takes a third of the memory (promise S10).
const compiling = spawn(
  process.execPath,
  [fileURLToPath(new URL('./compile.mjs', import.meta.url))],
  { stdio: 'inherit' },
)
const [code] = await once(compiling, 'exit')
if (code !== 0) process.exit(code ?? 1)
await import(new URL('../../.programs/launch.js', import.meta.url).href)
