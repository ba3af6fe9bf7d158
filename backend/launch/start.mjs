import { fileURLToPath, pathToFileURL } from 'node:url'
import { COMPILED, compilePrograms, LAUNCHER } from './compile-programs.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

// `npm start`. The launcher stays beside the parts for as long as they run: as a plain script it takes half the memory (promise S10).
await compilePrograms(root, LAUNCHER)
await import(pathToFileURL(`${root}/${COMPILED}/launch.js`).href)
