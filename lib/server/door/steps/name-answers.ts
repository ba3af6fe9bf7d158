import type { Step } from '../exchange'

/** By it an answer is found in the log, and what the API logged for it. */
export const nameAnswers: Step = ({ id, response }) => {
  response.setHeader('X-Request-Id', id)
  return false
}
