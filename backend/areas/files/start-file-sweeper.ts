import type { RouteContext } from '@/backend/platform/http/route-context'
import { SWEEP_AGE_MS, sweepFiles } from './sweep-files'

/** Milliseconds. */
const INTERVAL = 60 * 60_000

/** Sweeps now and every hour, also after a failure; several processes may sweep one store. */
export function startFileSweeper(
  deps: Pick<RouteContext, 'db' | 'files' | 'log' | 'clock'>,
): () => void {
  const sweep = async (): Promise<void> => {
    try {
      const swept = await sweepFiles(deps, new Date(deps.clock.now().getTime() - SWEEP_AGE_MS))
      if (Object.values(swept).some((count) => count > 0)) deps.log.info(swept, 'files swept')
    } catch (error) {
      deps.log.warn({ err: error }, 'files could not be swept')
    }
  }
  const timer = setInterval(() => void sweep(), INTERVAL).unref()
  void sweep()
  return () => clearInterval(timer)
}
