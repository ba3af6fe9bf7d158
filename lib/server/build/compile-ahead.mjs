import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Tells V8 to compile the whole file while it comes in, beside the page's own work. Other engines take
 * it for the comment it is.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Puts a compile hint in front of the scripts every page starts with: React and Next's router, whose
 * functions would otherwise be compiled one by one while the page waits (decision 015).
 *
 * @param {{ distDir: string }} build where Next has put the finished scripts
 */
export async function compileAhead({ distDir }) {
  const manifest = JSON.parse(await readFile(join(distDir, 'build-manifest.json'), 'utf8'))
  /** @type {string[]} */
  const scripts = manifest.rootMainFiles
  await Promise.all(
    scripts.map(async (name) => {
      const file = join(distDir, name)
      const script = await readFile(file, 'utf8')
      if (!script.startsWith(HINT)) await writeFile(file, HINT + script)
    }),
  )
}
