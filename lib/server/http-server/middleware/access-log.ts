import type { Logger } from 'pino'
import type { Middleware } from '../request-context'
import { toLogSection } from '../route-kinds'

/** Logs one line per response, without address, query or headers, and only the first segment of the path (promise T16). */
export function logResponses(log: Logger): Middleware {
  return ({ id, request, response, path }) => {
    const start = performance.now()
    response.once('close', () => {
      log.info(
        {
          reqId: id,
          method: request.method,
          to: toLogSection(path),
          status: response.statusCode,
          ms: Math.round(performance.now() - start),
          ...(response.writableFinished ? {} : { cut: true }),
        },
        'answered',
      )
    })
    return false
  }
}
