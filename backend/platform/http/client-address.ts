import type { FastifyRequest } from 'fastify'
import { isLoopback, toNetwork } from '@/lib/shared/runtime/network'

/**
 * Reads the caller's network address as `toNetwork` groups it; null for this machine, where the web app calls
 * from.
 */
export function readClientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string | null {
  return isLoopback(ip) ? null : toNetwork(ip)
}
