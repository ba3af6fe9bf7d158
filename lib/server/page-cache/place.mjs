import path from 'node:path'

export const PAGE_CACHE = path.resolve('lib/server/page-cache/handler.mjs')
