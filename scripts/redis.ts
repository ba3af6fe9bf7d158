import { installDebianPackage } from './debian'
import { findUsable } from './program'

const MISSING =
  'The tests of several processes need redis-server: install it, or name its program in REDIS_SERVER.'

function findInstalled(): Promise<string | null> {
  return findUsable([process.env.REDIS_SERVER, 'redis-server'], ['--version'])
}

/** The path of a Redis server: `REDIS_SERVER` or the one on the path. Installs one where `mayInstall`; throws one sentence when there is none. */
export async function requireRedis(): Promise<string> {
  const installed = await findInstalled()
  if (installed) return installed
  if (await installDebianPackage('redis-server')) {
    const redis = await findInstalled()
    if (redis) return redis
  }
  throw new Error(MISSING)
}
