import { toVerdict } from '@/bench/storm/ledger/verdict'
import { toForm } from '@/bench/storm/wire/visitor'
import { contactEndpoints } from '@/lib/contract/contact/contact'
import { newsletterEndpoints } from '@/lib/contract/newsletter/newsletter'
import type { Journey } from './journey'
import { sendLikePeople } from './twice'

/** Subscribes to the newsletter, by script or by the form that needs none. */
export const subscribe: Journey = async (person, { ledger }) => {
  const { random, call, post, mark } = person
  const email = `${mark}.${random.between(1, 9999)}@storm.example`
  if (random.chance(0.5)) {
    await sendLikePeople(person, async (manner) => {
      const reply = await call(newsletterEndpoints.subscribe, { body: { email } }, manner)
      ledger.subscriptions.note(email, toVerdict(reply))
      return reply
    })
    return
  }
  const { answer } = await post('/newsletter', toForm({ email }))
  const isTaken = answer?.headers.location?.endsWith('/newsletter/subscribed')
  ledger.subscriptions.note(email, isTaken ? 'done' : 'unknown')
  if (answer?.headers.location) await person.open(toPathOf(answer.headers.location))
}

/** Sends a contact message. */
export const writeMessage: Journey = async (person, { ledger }) => {
  const { random, call, post, mark } = person
  const message = `${mark} asks ${random.between(1, 1_000_000)} times.`
  const fields = { companyName: mark, email: `${mark}.contact@storm.example`, message }
  if (random.chance(0.5)) {
    await sendLikePeople(person, async (manner) => {
      const reply = await call(contactEndpoints.send, { body: fields }, manner)
      ledger.messages.note(message, toVerdict(reply))
      return reply
    })
    return
  }
  const { answer } = await post('/contact-us/send', toForm(fields))
  const isTaken = answer?.headers.location?.endsWith('/contact-us/sent')
  ledger.messages.note(message, isTaken ? 'done' : 'unknown')
  if (answer?.headers.location) await person.open(toPathOf(answer.headers.location))
}

function toPathOf(location: string): string {
  return new URL(location, 'http://own.invalid').pathname
}
