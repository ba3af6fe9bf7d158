import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestModule, TestSpecification } from 'vitest/node'
import { projectRoot } from './project-root'
import type { FinishedFile, PlannedFiles } from './vitest-report'

/**
 * Writes what vitest found to the file named in `VITEST_REPORT` as it finds it, a line of JSON for each
 * finished file: its own JSON report comes at the end, and nothing of it when a run is cut off. The first
 * line names all files, so that those that never ran are missed.
 */
export default class VitestReporter implements Reporter {
  readonly #file = process.env.VITEST_REPORT

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    if (this.#file === undefined) return
    mkdirSync(path.dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, '')
    this.#append({ planned: specifications.map(({ moduleId }) => toPath(moduleId)) })
  }

  onTestModuleEnd(file: TestModule): void {
    const times = file.diagnostic()
    const tests = [...file.children.allTests()].map((test) => ({
      name: test.fullName,
      status: test.result().state,
    }))
    this.#append({
      file: toPath(file.moduleId),
      isBroken: file.errors().length > 0 || (tests.length === 0 && !file.ok()),
      seconds:
        (times.environmentSetupDuration +
          times.setupDuration +
          times.collectDuration +
          times.duration) /
        1000,
      tests,
    })
  }

  // At once, and not in the background: what is not written when the run is ended is lost.
  #append(line: PlannedFiles | FinishedFile): void {
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(line)}\n`)
  }
}

function toPath(file: string): string {
  return path.relative(projectRoot, file)
}
