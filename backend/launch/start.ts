import { development, production } from './programs'
import { runLauncher } from './run-launcher'

// `npm start`, or `npm run dev` with the argument --dev.
await runLauncher(process.argv.includes('--dev') ? development : production)
