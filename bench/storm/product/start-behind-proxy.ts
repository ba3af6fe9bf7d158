import { runLauncher } from '@/backend/launch/launch'
import { production } from '@/backend/launch/programs'

// `npm start` itself, but for the one thing its settings cannot say: own API, and something before it.
await runLauncher({
  ...production,
  web: ['--import', 'tsx', 'bench/storm/product/web-behind-proxy.ts'],
})
