import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import type { FinishedTest, PlannedTests } from './playwright-report'

/**
 * Writes what Playwright found as it finds it, a line of JSON for each finished test: its own JSON report
 * comes at the end, and nothing of it when a run is cut off. The first line says how many tests each
 * project has, so that those that never ran are missed.
 */
export default class BrowserReporter implements Reporter {
  readonly #file: string

  constructor({ outputFile }: { readonly outputFile: string }) {
    this.#file = path.resolve(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? outputFile)
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    mkdirSync(path.dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, '')
    const planned: Record<string, number> = {}
    for (const test of suite.allTests()) {
      const project = toProject(test)
      planned[project] = (planned[project] ?? 0) + 1
    }
    this.#append({ planned })
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const file = path.relative(process.cwd(), test.location.file)
    const name = `${file}: ${test.title}`
    this.#append({ project: toProject(test), id: test.id, name, status: test.outcome(), duration })
  }

  printsToStdio(): boolean {
    return false
  }

  // At once, and not in the background: what is not written when the run is ended is lost.
  #append(line: PlannedTests | FinishedTest): void {
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`)
  }
}

function toProject(test: TestCase): string {
  return test.parent.project()?.name ?? ''
}
