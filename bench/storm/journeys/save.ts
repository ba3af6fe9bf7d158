import { toVerdict } from '@/bench/storm/ledger/verdict'
import { scholarshipEndpoints } from '@/lib/contract/scholarships/scholarship'
import { internshipEndpoints, jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { isSignedIn, type Journey } from './journey'
import { sendLikePeople } from './twice'

/** Saves a listing, or removes it from the list; every area has its own list. */
export const save: Journey = async (person, { offer }) => {
  if (!isSignedIn(person)) return
  const { random, call, ledger } = person
  const [name, { save: keep, unsave }, ids] = random.pick([
    ['job', jobEndpoints, offer.jobs],
    ['internship', internshipEndpoints, offer.internships],
    ['scholarship', scholarshipEndpoints, offer.scholarships],
  ] as const)
  const id = random.pick(ids)
  const isOn = random.chance(0.65)
  await sendLikePeople(person, async (manner) => {
    const reply = await call(isOn ? keep : unsave, { params: { id } }, manner)
    ledger.saved.note(`${name} ${id}`, isOn, toVerdict(reply))
    return reply
  })
}
