import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

const resolve = { alias: { '@': root.replace(/\/$/, '') } }

const domTests = ['tests/**/*.test.tsx', 'tests/hooks/**/*.test.ts']

/** Where the files of `api` leave what they saw of the contract, for `contract` to check. */
const env = { CONTRACT_RECORDS: join(tmpdir(), `visvakor-contract-${process.pid}`) }

/**
 * `unit`: pure code. `dom`: components and hooks. `api`: the backend on a real PostgreSQL.
 * `contract`, after all of `api`: whether that tried everything the contract declares.
 * `clamav`: the scanner against the real clamd, for `npm run test:clamav` alone.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/backend/**',
            'tests/bytes/**',
            'tests/clamav/**',
            'tests/contract/**',
            'tests/hooks/**',
          ],
        },
      },
      {
        resolve,
        esbuild: { jsx: 'automatic' },
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: domTests,
          setupFiles: ['tests/support/patience.ts', 'tests/support/close-alerts.ts'],
          testTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/backend/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts', 'tests/support/contract/clear-records.ts'],
          env,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          env,
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve,
        test: {
          name: 'clamav',
          environment: 'node',
          include: ['tests/clamav/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
