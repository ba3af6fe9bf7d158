import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the checkout, wherever a command was started from. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
