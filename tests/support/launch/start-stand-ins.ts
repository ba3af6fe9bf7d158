import { fileURLToPath } from 'node:url'
import { runLauncher } from '@/backend/launch/launch'

const standIn = fileURLToPath(new URL('./stand-in.mjs', import.meta.url))
const build = process.env.STAND_IN_BUILD

// The real launcher and PostgreSQL, with small programs in place of API and web app.
await runLauncher({
  root: process.env.STAND_IN_ROOT ?? process.cwd(),
  api: [standIn, 'api', 'API_PORT'],
  web: [standIn, 'web', 'PORT'],
  build: build === undefined ? null : ['--eval', build],
  warmUpPaths: ['/'],
  showAll: false,
  nodeEnv: 'production',
})
