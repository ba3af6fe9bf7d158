import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { precompressAssets } from '@/lib/server/build/precompress-assets.mjs'

async function makeBuild(files: Readonly<Record<string, string>>): Promise<string> {
  const distDir = await mkdtemp(join(tmpdir(), 'visvakor-build-'))
  onTestFinished(() => rm(distDir, { recursive: true }))
  await mkdir(join(distDir, 'static', 'chunks'), { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(distDir, 'static', name), text)
  }
  return distDir
}

const SCRIPT = 'export const word = "ការងារ"\n'.repeat(50)

test('writes a smaller brotli and gzip file with the same content for each text file', async () => {
  const distDir = await makeBuild({ 'chunks/a.js': SCRIPT, 'style.css': 'a{}' })
  await precompressAssets({ distDir })
  const read = (name: string) => readFile(join(distDir, 'static', name))
  const [brotli, gzip] = [await read('chunks/a.js.br'), await read('chunks/a.js.gz')]
  expect(brotliDecompressSync(brotli).toString()).toBe(SCRIPT)
  expect(gunzipSync(gzip).toString()).toBe(SCRIPT)
  expect(brotli.length).toBeLessThan(SCRIPT.length / 10)
  expect(brotliDecompressSync(await read('style.css.br')).toString()).toBe('a{}')
})

test('leaves files alone that are compressed already', async () => {
  const distDir = await makeBuild({ 'font.woff2': 'wOF2', 'picture.webp': 'RIFF' })
  await precompressAssets({ distDir })
  const names = await readdir(join(distDir, 'static'))
  expect(names.sort()).toEqual(['chunks', 'font.woff2', 'picture.webp'])
})
