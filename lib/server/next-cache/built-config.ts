import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { CACHE_HANDLER_PATH } from './handler-path.mjs'

const output = z.object({ config: z.record(z.string(), z.unknown()) })

/**
 * Reads the build's copy of `next.config.ts` as JSON: reading the file itself loads Next's compiler, 30 MB (promise
 * S10).
 */
export async function readBuiltConfig(distDir: string): Promise<string> {
  const text = await readFile(path.join(distDir, 'required-server-files.json'), 'utf8')
  const { config } = output.parse(JSON.parse(text))
  return JSON.stringify({ ...config, cacheHandler: CACHE_HANDLER_PATH })
}
