import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'

/** Removes what the run saw of the contract when it is over. */
export default function setup(project: TestProject): () => Promise<void> {
  return async () => {
    const folder = project.config.env.CONTRACT_RECORDS
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  }
}
