import { fileURLToPath } from 'node:url'
import { compilePrograms, PROGRAMS } from './compile-programs.mjs'

// In a process of its own: the launcher would keep for good what compiling takes (promise S10).
await compilePrograms(fileURLToPath(new URL('../..', import.meta.url)), PROGRAMS)
