import { randomBytes } from 'node:crypto'
import { toVerdict } from '@/bench/storm/ledger/verdict'
import type { Manner } from '@/bench/storm/wire/exchange'
import { resumeEndpoints } from '@/lib/contract/files/resume'
import { toMultipart } from '@/tests/support/multipart'
import { samplePdf } from '@/tests/support/sample-files'
import { isSignedIn, type Journey, type Person } from './journey'
import { sendLikePeople } from './twice'

/** Uploads or deletes a résumé. */
export const manageResumes: Journey = async (person) => {
  if (!isSignedIn(person)) return
  const there = listThere(person)
  if (there.length > 5 || (there.length > 2 && person.random.chance(0.4))) {
    await remove(person, person.random.pick(there))
  } else await upload(person)
}

/** Acknowledged résumés for which no deletion was sent. */
export function listThere({ ledger }: Pick<Person, 'ledger'>): readonly string[] {
  return ledger.resumeStates.keys().filter((id) => !ledger.resumeStates.mayBe(id, false))
}

async function upload(person: Person): Promise<void> {
  const { call, ledger, random } = person
  const { resumes, uploads, resumeStates, mark } = ledger
  const name = `${mark}-${resumes.size}.pdf`
  // Of various sizes, and incompressible.
  const padding = randomBytes(random.pick([10, 1_000, 60_000])).toString('base64')
  const content = samplePdf(`${mark} ${padding}`)
  const { payload, headers } = toMultipart({ field: 'file', name, content })
  const ids = new Set<string>()
  resumes.set(name, { name, content, ids })
  await sendLikePeople(person, async (manner: Manner) => {
    const sent = { type: headers['content-type'], bytes: payload }
    const reply = await call(resumeEndpoints.add, { payload: sent }, manner)
    uploads.note(name, toVerdict(reply))
    if (reply?.status !== 200) return reply
    const { id } = resumeEndpoints.add.reply.parse(reply.body)
    ids.add(id)
    resumeStates.note(id, true, 'done')
    return reply
  })
}

async function remove(person: Person, id: string): Promise<void> {
  await sendLikePeople(person, async (manner) => {
    const reply = await person.call(resumeEndpoints.delete, { params: { id } }, manner)
    person.ledger.resumeStates.note(id, false, toVerdict(reply))
    return reply
  })
}
