import { defineConfig } from '@playwright/test'
import { plainHostFlag } from './e2e/fixtures/plain-host'
import { findFreePort } from './e2e/product/free-port'
import { chromiumFlags, requireChromium } from './scripts/chromium'

// Every worker reads this file again and inherits what was found first.
process.env.CHROMIUM_PATH = await requireChromium()
process.env.PRODUCT_PORT ??= String(await findFreePort())

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const desktop = { viewport: { width: 1440, height: 900 } }

/** Every test in every size and locale, however little the one has to do with the other. */
const isExhaustive = Boolean(process.env.EVERY_COMBINATION)

/** What looks or works otherwise in a wide window; the rest proves nothing there that it does not on a phone. */
const WIDE = [
  'layout/account.spec.ts',
  'journeys/find-a-job.spec.ts',
  'journeys/find-a-scholarship.spec.ts',
  'journeys/keyboard-only.spec.ts',
  'journeys/profile-pages.spec.ts',
  'journeys/save-a-job.spec.ts',
  'journeys/walk-the-path.spec.ts',
  'journeys/without-javascript.spec.ts',
].map((file) => `**/${file}`)

// They choose the sizes of their window.
const SIZED = [
  'fit/**',
  '**/accessibility-*.spec.ts',
  '**/account-in-menu.spec.ts',
  '**/mobile-menu.spec.ts',
]

/**
 * Tests against one real `npm start` (`e2e/global-setup.ts`): what the server answers, what a
 * visitor sees on a phone and on a desktop, and what it all weighs.
 */
export default defineConfig({
  globalSetup: './e2e/global-setup.ts',
  outputDir: './test-results/browser',
  forbidOnly: true,
  retries: 0,
  // A third one makes all of them slower, and the whole hardly faster: they share two cores with the product.
  workers: 2,
  // Patience, not a promise: a busy machine was seen to take five times as long. Speed is measured
  // elsewhere, and never by a test.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['./scripts/testing/browser-reporter.ts', { outputFile: 'test-results/reports/browser.json' }],
  ],
  use: {
    baseURL: `http://localhost:${process.env.PRODUCT_PORT}`,
    // A trace of everything takes as long as the tests: ask for it with `--trace on`.
    screenshot: 'only-on-failure',
    // What it fetches no test can hold up or replace; its own tests let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...chromiumFlags, plainHostFlag],
    },
  },
  projects: [
    // First, since it is one long test: at the end it would run alone.
    { name: 'bytes', testDir: './tests/bytes' },
    { name: 'server', testDir: './e2e/server' },
    {
      name: 'phone',
      testDir: './e2e',
      testIgnore: 'server/**',
      use: phone,
      ...(isExhaustive ? {} : { grepInvert: /@desktop/ }),
    },
    {
      name: 'desktop',
      testDir: './e2e',
      testIgnore: ['server/**', ...SIZED],
      use: desktop,
      ...(isExhaustive ? {} : { testMatch: WIDE, grepInvert: /@phone/ }),
    },
  ],
})
