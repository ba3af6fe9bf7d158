import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

const resolve = { alias: { '@': root.replace(/\/$/, '') } }

/**
 * Files that follow each other in one process load its packages once, which was most of their time. What is
 * waited for is waited for with patience, which is no promise: a busy machine was seen to take five times as long.
 */
const shared = {
  isolate: false,
  sequence: { setupFiles: 'list' as const },
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  expect: { poll: { timeout: 60_000 } },
  hookTimeout: 180_000,
}

/**
 * `unit`: pure code. `dom`: components and hooks. `api`: the backend on a real PostgreSQL.
 * `contract`, after all of `api`: whether that tried everything the contract declares.
 * `restore`: backups and a replica with the programs of PostgreSQL 15, for `npm test -- --all` alone.
 * `clamav`: the scanner against the real clamd, for `npm test -- --clamav` alone.
 */
export default defineConfig({
  resolve,
  test: {
    // Vitest would leave one core idle, which is half of a small machine.
    maxWorkers: availableParallelism(),
    globalSetup: ['tests/support/global-setup.ts'],
    projects: [
      {
        resolve,
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/backend/**',
            'tests/bytes/**',
            'tests/clamav/**',
            'tests/contract/**',
            'tests/hooks/**',
            'tests/restore/**',
          ],
          setupFiles: ['tests/support/fresh-start.ts'],
          testTimeout: 60_000,
        },
      },
      {
        resolve,
        esbuild: { jsx: 'automatic' },
        test: {
          ...shared,
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx', 'tests/hooks/**/*.test.ts'],
          setupFiles: [
            'tests/support/close-alerts.ts',
            'tests/support/fresh-start.ts',
            'tests/support/clean-up.ts',
          ],
          testTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          ...shared,
          name: 'api',
          environment: 'node',
          include: ['tests/backend/**/*.test.ts'],
          setupFiles: ['tests/support/fresh-start.ts'],
          testTimeout: 120_000,
        },
      },
      {
        resolve,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve,
        test: {
          name: 'restore',
          environment: 'node',
          include: ['tests/restore/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 3 },
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
