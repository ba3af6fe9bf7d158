import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { PROGRAMS } from '@/backend/launch/compile-programs.mjs'

/** Packages that a program loads at its start. */
async function listFirstLoaded(source: string): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    entryPoints: [source],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  return new Set(imports.flatMap(({ path, kind }) => (kind === 'import-statement' ? [path] : [])))
}

test.each([
  ['launch', ['pg'], ['esbuild', 'next', 'drizzle-orm', 'undici']],
  [
    'api',
    ['fastify'],
    ['sharp', 'ioredis', '@zxcvbn-ts/language-common', 'esbuild', 'docx', 'yaml'],
  ],
  ['web', ['next'], ['sharp', 'esbuild', 'harfbuzzjs']],
] as const)(
  'the program %s loads rarely needed packages only on demand (promise S10)',
  async (name, needed, late) => {
    const loaded = await listFirstLoaded(PROGRAMS[name])
    expect([...loaded]).toEqual(expect.arrayContaining([...needed]))
    expect(late.filter((each) => loaded.has(each))).toEqual([])
  },
)
