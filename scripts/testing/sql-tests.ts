import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project-root'

/** Imports that give a test the database server of the run. */
const USES_DATABASE = /support\/database'|provideApi\(|inject\('databaseServer'\)/

/** Imports that start whole processes or sockets: nothing in those tests differs between versions of PostgreSQL. */
const IS_ABOUT_PROCESSES = /support\/(api-process|outbox\/workers|run-command|socket-api)'/

/** Tests of what the server answers to any request: the SQL behind it is that of the areas, whose tests run it. */
const HTTP_TESTS = 'tests/backend/platform/http/'

/**
 * Lists the test files of the API that another version of PostgreSQL can break, as paths from the project's root,
 * by what they import.
 */
export function listSqlTests(): readonly string[] {
  return readdirSync(path.join(projectRoot, 'tests/backend'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.join('tests/backend', name))
    .filter((file) => {
      if (file.startsWith(HTTP_TESTS)) return false
      const text = readFileSync(path.join(projectRoot, file), 'utf8')
      return USES_DATABASE.test(text) && !IS_ABOUT_PROCESSES.test(text)
    })
}
