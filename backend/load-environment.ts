import { fileURLToPath } from 'node:url'
import nextEnv from '@next/env'
import { type Environment, parseEnvironment } from '@/backend/environment'

const projectRoot = fileURLToPath(new URL('..', import.meta.url))

/**
 * Reads `.env` and its kin the way Next does (what the environment already has wins), then parses
 * the whole environment.
 *
 * @param development reads `.env.development` instead of `.env.production`
 * @throws StartError when a variable is wrong
 */
export function loadEnvironment(development = process.env.NODE_ENV === 'development'): Environment {
  nextEnv.loadEnvConfig(projectRoot, development)
  return parseEnvironment(process.env)
}
