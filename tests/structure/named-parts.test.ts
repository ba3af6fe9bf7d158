import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listFiles, readTexts } from '@/tests/support/docs/list-texts'

/** The packages that the specification requires. */
const PACKAGES = [
  'next',
  'react',
  'react-dom',
  '@tanstack/react-query',
  'axios',
  'js-cookie',
  'firebase',
  'socket.io-client',
  'nprogress',
  'sweetalert2',
  'tailwindcss',
  'vitest',
  '@testing-library/react',
  'msw',
  '@playwright/test',
]
/** The files that the specification requires at the top of the repository. */
const TOP = [
  'app',
  'components',
  'lib',
  'hooks',
  'styles',
  'public',
  'tests',
  'e2e',
  'next.config.ts',
  'tailwind.config.ts',
  'middleware.ts',
  'package.json',
  'tsconfig.json',
  'README.md',
]

const versions = z.record(z.string(), z.string())
const manifest = z.object({ dependencies: versions, devDependencies: versions })

test('every package that the specification names is installed and used', async () => {
  const { dependencies, devDependencies } = manifest.parse(
    JSON.parse(await readFile('package.json', 'utf8')),
  )
  const installed = { ...dependencies, ...devDependencies }
  const texts = await readTexts('.', await listFiles('.'))
  const isUsed = (name: string) => {
    const taken = new RegExp(`(?:from|import|import\\(|@import) ?['"]${name}(?:/[^'"]*)?['"]`)
    return texts.some(({ path, text }) => /\.(?:tsx?|css)$/.test(path) && taken.test(text))
  }
  expect(PACKAGES.filter((name) => installed[name] === undefined || !isUsed(name))).toEqual([])
})

test('every file that the specification names exists at the top of the repository', async () => {
  const there = await readdir('.')
  expect(TOP.filter((name) => !there.includes(name))).toEqual([])
})
