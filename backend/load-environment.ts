import { fileURLToPath } from 'node:url'
import nextEnv from '@next/env'
import { type Environment, parseEnvironment } from '@/backend/environment'

const projectRoot = fileURLToPath(new URL('..', import.meta.url))

/**
 * Reads `.env` and its kin the way Next does (what the environment already has wins), then parses
 * the whole environment.
 *
 * @throws StartError when a variable is wrong
 */
export function loadEnvironment(): Environment {
  nextEnv.loadEnvConfig(projectRoot, process.env.NODE_ENV === 'development')
  return parseEnvironment(process.env)
}
