import process from 'node:process'

const { STORM_API_URL } = process.env
if (!STORM_API_URL) throw new Error('STORM_API_URL must say where the proxy before the API is.')
// Must run before the HTTP server reads it.
process.env.API_URL = STORM_API_URL
await import('@/lib/server/http-server/main')
