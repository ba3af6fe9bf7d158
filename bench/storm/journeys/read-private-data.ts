import { resumeEndpoints } from '@/lib/contract/files/resume'
import { profileEndpoints } from '@/lib/contract/profile/profile'
import { jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { isSignedIn, type Journey } from './journey'
import { listThere } from './resumes'

/** Reads the person's own data, and tries to read another person's (promise T1). */
export const readPrivateData: Journey = async (person, { people, find }) => {
  const { random, call } = person
  const other = random.pick(people)
  const own = listThere(person)
  const isIn = isSignedIn(person)
  await call(profileEndpoints.get)
  await call(resumeEndpoints.list)
  await call(jobEndpoints.saved, { query: { limit: '100' } })
  if (isIn && own.length > 0) {
    await call(resumeEndpoints.file, { params: { id: random.pick(own) } })
  }
  const theirs = other.mark === person.mark ? [] : listThere(other)
  if (theirs.length === 0) return
  const reply = await call(resumeEndpoints.file, { params: { id: random.pick(theirs) } })
  if (reply !== null && reply.status < 300) find("a résumé of somebody else's was answered")
}
