import { loadEnvironment } from '@/backend/settings/load-environment'
import { buildWeb, findBuild } from './build/build-web'
import { compilePrograms, PROGRAMS } from './compile-programs.mjs'
import { production } from './programs'
import { createTerminal } from './terminal'

// `npm run build`: what `npm start` does first, for a folder that is only read from then on, as that of an image.
const environment = loadEnvironment(false)
await compilePrograms(production.root, PROGRAMS)
await buildWeb(
  {
    environment,
    programs: production,
    screen: createTerminal(process.stdout),
    signal: new AbortController().signal,
  },
  await findBuild(production),
)
