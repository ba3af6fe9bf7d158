import { startEmbeddedPostgres } from '@/backend/embedded/postgres'

// Runs the embedded database of the folder in its argument until it is killed.
const { url } = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' })
process.stdout.write(`${url}\n`)
setInterval(() => undefined, 60_000)
