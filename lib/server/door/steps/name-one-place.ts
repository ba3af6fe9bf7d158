import onHeaders from 'on-headers'
import type { Step } from '../exchange'

/**
 * A page that leads elsewhere names the place twice to the one who made Next make it, in its answer and in what is kept. What is kept
 * has to have it: all who ask at the same moment get that alone. After `keepLocale`, which is then the second to see the answer.
 */
export const nameOnePlace: Step = ({ response }) => {
  onHeaders(response, () => {
    const places = response.getHeader('location')
    if (Array.isArray(places) && places[0] !== undefined) response.setHeader('Location', places[0])
  })
  return false
}
