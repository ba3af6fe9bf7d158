import type { Step } from '../exchange'
import { refuse } from '../refusal'
import { isForPrograms } from '../sections'

/** Refuses at once when `most` answers are being made already: a queue would only grow (promise S9). */
export function admit(most: number): Step {
  let running = 0
  return ({ response, path }) => {
    if (running >= most) {
      refuse(response, { status: 503, as: isForPrograms(path) ? 'json' : 'html' })
      return true
    }
    running += 1
    let isRunning = true
    const release = () => {
      if (isRunning) running -= 1
      isRunning = false
    }
    // Made, whether or not it is read: who does not read must not keep others out.
    response.once('prefinish', release)
    response.once('close', release)
    return false
  }
}
