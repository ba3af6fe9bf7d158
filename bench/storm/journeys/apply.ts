import { toVerdict } from '@/bench/storm/ledger/verdict'
import { jobApplicationEndpoints } from '@/lib/contract/applications/application'
import { isSignedIn, type Journey } from './journey'
import { listThere } from './resumes'
import { sendLikePeople } from './twice'

/** Applies with a résumé; a repeated call returns the first application (spec §3). */
export const apply: Journey = async (person, { offer }) => {
  const { random, call, ledger } = person
  const resumes = listThere(person)
  if (!isSignedIn(person) || resumes.length === 0) return
  const jobId = random.pick(offer.jobsToApplyFor)
  const body = {
    jobId,
    resumeId: random.pick(resumes),
    ...{ note: `I am ${ledger.mark}.`, name: 'Dara Sok', email: 'dara@example.com' },
  }
  const ids = ledger.applied.get(String(jobId)) ?? new Set()
  ledger.applied.set(String(jobId), ids)
  await sendLikePeople(person, async (manner) => {
    const reply = await call(jobApplicationEndpoints.send, { body }, manner)
    ledger.applications.note(String(jobId), toVerdict(reply))
    if (reply?.status === 200) {
      ids.add(jobApplicationEndpoints.send.reply.parse(reply.body).id)
    }
    return reply
  })
}
