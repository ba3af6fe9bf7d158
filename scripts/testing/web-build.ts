import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  clearBuild,
  getBuildState,
  hashSources,
  saveBuildStamp,
} from '@/backend/launch/build/build-state'
import { startChild } from '@/backend/launch/child-service'
import { production } from '@/backend/launch/programs'
import { EXIT_SUCCESS } from '@/backend/platform/runtime/child-process'
import { BARE_APP, buildBareApp } from '../bare-app'
import { projectRoot } from './project-root'
import { isEnding } from './run-command'
import { type Step, timed } from './step'

const SUITE = 'web build'
const LOG = path.join(projectRoot, 'test-results', 'build.log')

/**
 * The build that `npm start` would make before the first browser test, and the bare app its pages are weighed
 * against, made while other steps run. `begin` comes after the types, which read what the build writes.
 */
export function webBuild(): { readonly begin: Step; readonly end: Step } {
  let building: ReturnType<typeof timed<boolean>> | null = null
  return {
    begin: {
      name: `${SUITE}, in the background`,
      run: async () => {
        building = timed(build)
        // A failure is told by `end`, which may come minutes later.
        building.catch(() => undefined)
        return []
      },
    },
    end: {
      name: SUITE,
      run: async () => {
        if (building === null) throw new Error('It was never begun.')
        const { result, seconds } = await building
        if (!result) process.stdout.write(await readFile(LOG, 'utf8'))
        const passed = result ? 1 : 0
        return [{ suite: SUITE, passed, failed: 1 - passed, seconds }]
      },
    },
  }
}

async function build(): Promise<boolean> {
  const sources = await hashSources(projectRoot)
  const state = await getBuildState(projectRoot, sources)
  if (state !== 'whole') {
    await clearBuild(projectRoot, state)
    if (!(await runBuild())) return false
    await saveBuildStamp(projectRoot, sources)
  }
  if (!isEnding()) await buildBareApp(BARE_APP)
  return true
}

/** As the launcher does it: it ends when we do, and its output is kept. */
async function runBuild(): Promise<boolean> {
  await mkdir(path.dirname(LOG), { recursive: true })
  const child = startChild({
    root: projectRoot,
    args: production.build ?? [],
    env: { NODE_ENV: production.nodeEnv },
    logFile: LOG,
    show: () => undefined,
    showAll: false,
  })
  const end = await child.exited
  await child.outputEnded
  return end === EXIT_SUCCESS
}
