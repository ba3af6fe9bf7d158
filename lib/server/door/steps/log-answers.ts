import type { Logger } from 'pino'
import type { Step } from '../exchange'
import { toSection } from '../sections'

/** One line for each answer, without address, query or headers; of the path only where it leads (promise T16). */
export function logAnswers(log: Logger): Step {
  return ({ id, request, response, path }) => {
    const start = performance.now()
    response.once('close', () => {
      log.info(
        {
          reqId: id,
          method: request.method,
          to: toSection(path),
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
