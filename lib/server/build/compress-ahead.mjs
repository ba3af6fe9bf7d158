import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const FORMATS = [
  { ending: '.br', compress: promisify(brotliCompress) },
  { ending: '.gz', compress: promisify(gzip) },
]
const WORTH_IT = /\.(?:js|css|svg|json|txt)$/

/** Puts the smallest brotli and gzip beside each file of text, for the door to send. @param {{ distDir: string }} build the finished build */
export async function compressAhead({ distDir }) {
  const entries = await readdir(join(distDir, 'static'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && WORTH_IT.test(entry.name))
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath ?? entry.path, entry.name)
      const bytes = await readFile(file)
      await Promise.all(
        FORMATS.map(async ({ ending, compress }) =>
          writeFile(file + ending, await compress(bytes)),
        ),
      )
    }),
  )
}
