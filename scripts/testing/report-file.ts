import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { getErrorCode } from '../../backend/platform/runtime/error-code'
import { projectRoot } from './project-root'

const REPORTS = path.join(projectRoot, 'test-results', 'reports')

/** Gives a suite a path for its report and makes sure that no report of an earlier run is there. */
export async function clearReport(suite: string): Promise<string> {
  await mkdir(REPORTS, { recursive: true })
  const file = path.join(REPORTS, `${suite}.json`)
  await rm(file, { force: true })
  return file
}

/** The text of a report, or null when the suite ended before it wrote one. */
export async function getReport(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null
    throw error
  }
}
