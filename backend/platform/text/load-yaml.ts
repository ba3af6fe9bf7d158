import { createRequire } from 'node:module'

/** Loads the package `yaml` at the first call: the API needs it for forms of the desk alone (promise S10). */
export function loadYaml(): typeof import('yaml') {
  return createRequire(import.meta.url)('yaml')
}
