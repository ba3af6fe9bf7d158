import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from '@/backend/db/with-client'
import { getErrorCode } from '@/backend/platform/runtime/error-code'

/** The server is starting, recovering or has no free connection. */
const NOT_YET = ['57P03', '53300', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET']

/**
 * Waits until the server answers; false when `isOver` before. Throws the server's error unless it means "not
 * yet".
 */
export async function waitUntilReady(url: string, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    if (await answers(url)) return true
    await wait(25)
  }
  return false
}

function answers(url: string): Promise<boolean> {
  return withClient(url, 5_000, async (client) => {
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch (error) {
      if (NOT_YET.includes(getErrorCode(error) ?? '') || isCutOff(error)) return false
      throw error
    }
  })
}

/** Checks for a connection that ended or timed out while being opened; pg gives it no code. */
function isCutOff(error: unknown): boolean {
  return error instanceof Error && /terminated|timeout/i.test(error.message)
}
