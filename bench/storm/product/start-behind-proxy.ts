import { runLauncher } from '@/backend/launch/launch'
import { production } from '@/backend/launch/programs'

// `npm start`, with one change that settings do not allow: its own API behind a proxy.
await runLauncher({
  ...production,
  web: ['--import', 'tsx', 'bench/storm/product/web-behind-proxy.ts'],
})
