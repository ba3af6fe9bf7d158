import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

const resolve = { alias: { '@': root.replace(/\/$/, '') } }

const domTests = ['tests/**/*.test.tsx', 'tests/hooks/**/*.test.ts']

/** `unit`: pure code. `dom`: components and hooks. `api`: the backend on a real PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/backend/**', 'tests/hooks/**', 'tests/bytes/**'],
        },
      },
      {
        resolve,
        esbuild: { jsx: 'automatic' },
        test: { name: 'dom', environment: 'jsdom', include: domTests },
      },
      {
        resolve,
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/backend/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
