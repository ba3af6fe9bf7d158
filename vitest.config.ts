import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { apiTests, domTests, type TestFiles, unitTests } from './scripts/testing/test-files'

const root = fileURLToPath(new URL('.', import.meta.url))

const resolve = { alias: { '@': root.replace(/\/$/, '') } }

const FRESH = 'tests/support/fresh-start.ts'

const dom = {
  environment: 'jsdom',
  setupFiles: [FRESH, 'tests/support/patience.ts', 'tests/support/close-alerts.ts'],
  testTimeout: 60_000,
}
const api = { environment: 'node', testTimeout: 120_000, hookTimeout: 180_000 }

/** Two projects of one kind of test: `name` shares processes, `name-alone` has one for each file. */
function projects(name: string, { shared, alone }: TestFiles, test: object) {
  const common = { resolve, esbuild: { jsx: 'automatic' as const } }
  return [
    {
      ...common,
      test: {
        ...test,
        name,
        include: [...shared],
        isolate: false,
        sequence: { setupFiles: 'list' as const },
      },
    },
    { ...common, test: { ...test, name: `${name}-alone`, include: [...alone] } },
  ]
}

/**
 * `unit`: pure code. `dom`: components and hooks. `api`: the backend on a real PostgreSQL.
 * `contract`, after all of `api`: whether that tried everything the contract declares.
 * `clamav`: the scanner against the real clamd, for `npm run test:clamav` alone.
 */
export default defineConfig({
  resolve,
  test: {
    // Vitest would leave one core idle, which is half of a small machine.
    maxWorkers: availableParallelism(),
    globalSetup: ['tests/support/global-setup.ts'],
    projects: [
      ...projects('unit', unitTests, { environment: 'node', setupFiles: [FRESH] }),
      ...projects('dom', domTests, dom),
      ...projects('api', apiTests, api),
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
