import { fileURLToPath } from 'node:url'
import { runLauncher } from '@/backend/launch/run-launcher'

const standIn = fileURLToPath(new URL('./stand-in.mjs', import.meta.url))

// The real launcher and the real PostgreSQL, with small programs in place of API and web app.
await runLauncher({
  root: process.cwd(),
  api: [standIn, 'api', 'API_PORT'],
  web: () => [standIn, 'web', 'PORT'],
  build: null,
  warm: ['/'],
  showAll: false,
  nodeEnv: 'production',
})
