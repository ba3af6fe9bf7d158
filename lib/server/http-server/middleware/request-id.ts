import type { Middleware } from '../request-context'

/** Sets the id by which a response is found in this log and the API's. */
export const setRequestId: Middleware = ({ id, response }) => {
  response.setHeader('X-Request-Id', id)
  return false
}
