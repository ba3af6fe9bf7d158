import { runLauncher } from './launch'
import { development, production } from './programs'

await runLauncher(process.argv.includes('--dev') ? development : production)
