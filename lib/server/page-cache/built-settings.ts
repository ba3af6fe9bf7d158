import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { PAGE_CACHE } from './place.mjs'

const output = z.object({ config: z.record(z.string(), z.unknown()) })

/** What the build noted of `next.config.ts`, as JSON: to read that one file Next loads its compiler, 30 MB (promise S10). */
export async function readBuiltSettings(distDir: string): Promise<string> {
  const text = await readFile(path.join(distDir, 'required-server-files.json'), 'utf8')
  const { config } = output.parse(JSON.parse(text))
  return JSON.stringify({ ...config, cacheHandler: PAGE_CACHE })
}
