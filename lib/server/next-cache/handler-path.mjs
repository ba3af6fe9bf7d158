import path from 'node:path'

export const CACHE_HANDLER_PATH = path.resolve('lib/server/next-cache/cache-handler.mjs')
