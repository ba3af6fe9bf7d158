import type { Step } from '../exchange'
import type { FinishedPages } from '../finished/finished-pages'
import type { Refresher } from '../finished/refresher'

const ADDRESS = '/revalidate'
/** Pages of one change that nobody has asked for yet; the others wait until somebody does. */
const MOST = 200
/** ms in which more of the same change may come: an import says it in many calls. */
const GATHERING = 200

/** Does not wait for a reader: after word of a change, what is read most is made anew first (decision 041). */
export function refreshWhatChanged(
  pages: Pick<FinishedPages, 'listStale'>,
  want: Refresher['want'],
  gathering = GATHERING,
): Step {
  let isGathering = false

  function refresh(): void {
    isGathering = false
    for (const { key, answers } of pages.listStale(MOST)) want(key, answers)
  }

  return ({ response, path }) => {
    if (path !== ADDRESS) return false
    response.once('close', () => {
      if (response.statusCode !== 200 || isGathering) return
      isGathering = true
      setTimeout(refresh, gathering)
    })
    return false
  }
}
