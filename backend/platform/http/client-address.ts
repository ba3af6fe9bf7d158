import type { FastifyRequest } from 'fastify'
import { isThisMachine, toNetwork } from '@/lib/shared/runtime/network'

/** As `toNetwork` counts it; null for this machine, where the web app calls. */
export function readClientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string | null {
  return isThisMachine(ip) ? null : toNetwork(ip)
}
