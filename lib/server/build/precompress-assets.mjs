import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const FORMATS = [
  { ending: '.br', compress: promisify(brotliCompress) },
  { ending: '.gz', compress: promisify(gzip) },
]
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/

/**
 * Writes the smallest brotli and gzip copy beside each text file of the build; `serveBuildFiles` sends them.
 * @param {{ distDir: string }} build the finished build
 */
export async function precompressAssets({ distDir }) {
  const entries = await readdir(join(distDir, 'static'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
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
