import { scholarshipEndpoints } from '@/lib/contract/scholarships/scholarship'
import { internshipEndpoints, jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { visitorEndpoints } from '@/lib/contract/visitors/visitor'
import { INSTALLATION_COOKIE } from '@/lib/shared/session/session-cookies'
import type { Journey } from './journey'
import { ensureRegistered } from './register-installation'

const LISTS = [jobEndpoints.list, internshipEndpoints.list, scholarshipEndpoints.list]

/** Calls that scripts make without a user action; sometimes as an unknown installation (promise F5). */
export const readApi: Journey = async (visitor, { offer, find }) => {
  const { random, call, cookies } = visitor
  await ensureRegistered(visitor)
  await call(random.pick(LISTS), { query: { limit: String(random.between(1, 100)) } })
  await call(visitorEndpoints.counter)
  await call(jobEndpoints.view, { params: { id: random.pick(offer.jobs) } })
  const mine = cookies.get(INSTALLATION_COOKIE)
  if (mine === undefined || !random.chance(0.2)) return
  cookies.set(INSTALLATION_COOKIE, '00000000-0000-4000-8000-000000000000')
  const reply = await call(jobEndpoints.view, { params: { id: random.pick(offer.jobs) } })
  if (reply?.status === 200) find('an installation that was never registered was answered')
  cookies.set(INSTALLATION_COOKIE, mine)
}
