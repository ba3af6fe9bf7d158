import { development, production } from './programs'
import { runLauncher } from './run-launcher'

await runLauncher(process.argv.includes('--dev') ? development : production)
