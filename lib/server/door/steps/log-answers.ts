import type { Logger } from 'pino'
import type { Step } from '../exchange'

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

/** `/en/jobs/7/site-engineer` becomes `/en/jobs`: what follows may be a secret, as the id of a draft is. */
function toSection(path: string): string {
  return /^(?:\/en(?=\/|$))?\/[\w.-]*/.exec(path)?.[0] ?? '/'
}
