import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project-root'

/** The test files of one kind, as paths from the project's root. */
export type TestFiles = {
  /** These may follow each other in one process, which saves most of their time. */
  readonly shared: readonly string[]
  /** A process each: what they put in a module's place would stay there for the next file. */
  readonly alone: readonly string[]
}

const TEST_FILE = /\.test\.tsx?$/

/** Folders with a runner or a project of their own. */
const ELSEWHERE = /^tests\/(bytes|clamav|contract)\//
const DOM = /^tests\/hooks\/|\.tsx$/
const API = /^tests\/backend\//

const REPLACES_MODULES = /\bvi\.(mock|doMock|resetModules)\(/

/** The only ways to the server of the run. */
const USES_DATABASE = /support\/database'|inject\('databaseServer'\)/

/**
 * What starts whole processes or listens with sockets. Those tests are about that and about nothing that
 * differs between versions of PostgreSQL.
 */
const IS_ABOUT_PROCESSES = /support\/(api-process|run-command|socket-api)'/

const texts: ReadonlyMap<string, string> = new Map(
  readdirSync(path.join(projectRoot, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.replaceAll(path.sep, '/')}`)
    .filter((file) => TEST_FILE.test(file) && !ELSEWHERE.test(file))
    .sort()
    .map((file) => [file, readFileSync(path.join(projectRoot, file), 'utf8')]),
)

/** Pure code of both sides and of the scripts. */
export const unitTests: TestFiles = split((file) => !API.test(file) && !DOM.test(file))

/** Components and hooks, in a document. */
export const domTests: TestFiles = split((file) => !API.test(file) && DOM.test(file))

/** The backend, where it can on a real PostgreSQL. */
export const apiTests: TestFiles = split((file) => API.test(file))

/** Those of them that another version of PostgreSQL can break. */
export const sqlTests: readonly string[] = [...texts.keys()].filter(isSql)

function split(belongs: (file: string) => boolean): TestFiles {
  const files = [...texts.keys()].filter(belongs)
  const needsItsOwn = (file: string) =>
    API.test(file) && REPLACES_MODULES.test(texts.get(file) ?? '')
  return {
    shared: files.filter((file) => !needsItsOwn(file)),
    alone: files.filter(needsItsOwn),
  }
}

function isSql(file: string): boolean {
  const text = texts.get(file) ?? ''
  return USES_DATABASE.test(text) && !IS_ABOUT_PROCESSES.test(text)
}
