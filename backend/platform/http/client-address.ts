import type { FastifyRequest } from 'fastify'
import { isLoopback, toNetwork } from '@/lib/shared/runtime/network'

/** As `toNetwork` counts it; null for this machine, where the web app calls. */
export function readClientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string | null {
  return isLoopback(ip) ? null : toNetwork(ip)
}
