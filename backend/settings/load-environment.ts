import { fileURLToPath } from 'node:url'
import nextEnv from '@next/env'
import { type Environment, parseEnvironment } from '@/backend/settings/environment'

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** Reads `.env` files as Next does: variables already set win. Throws StartError when a variable is wrong. */
export function loadEnvironment(development = process.env.NODE_ENV === 'development'): Environment {
  nextEnv.loadEnvConfig(projectRoot, development)
  return parseEnvironment(process.env)
}
