import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { toVerdict } from '@/bench/storm/ledger/verdict'
import type { Manner } from '@/bench/storm/wire/exchange'
import { toJson, toReply } from '@/bench/storm/wire/visitor'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { isSignedIn, type Journey, type Person } from './journey'
import { ensureRegistered } from './register-installation'

const PASSWORD = 'a long password in a storm'
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts'
const identity = z.object({ idToken: z.string() })

/** Creates an account, or signs in to the existing one. */
export const signIn: Journey = async (person, scene) => {
  if (isSignedIn(person)) return
  await ensureRegistered(person)
  const { email, firstName, lastName, signUps } = person.ledger
  const isNew = signUps.list().every(({ least }) => least === 0)
  const firebaseAuthToken = await identify(person, isNew ? 'signUp' : 'signInWithPassword')
  if (firebaseAuthToken === null) return
  const proof = { provider: 'firebase', firebaseAuthToken, attempt: randomUUID() }
  if (!isNew) {
    await person.post('/session', toJson(proof))
    return
  }
  await person.call(signInEndpoints.requestEmailCode, { body: { email } })
  const verifyCode = await scene.readCode(email)
  if (verifyCode === null) return
  const payload = toJson({ ...proof, verifyCode, email, firstName, lastName })
  const tokens = new Set<string>()
  const enter = async (manner: Manner) => {
    const exchange = await person.post('/session', payload, manner)
    const reply = toReply(exchange)
    signUps.note(email, toVerdict(reply))
    const token = person.cookies.get('session')
    if (reply?.status === 200 && token !== undefined) tokens.add(token)
    return reply
  }
  // At most two tries, but a lost response is requested again.
  const isTwice = person.random.chance(0.3)
  const first = await Promise.all(isTwice ? [enter('whole'), enter('whole')] : [enter('whole')])
  if (first.includes(null)) await enter('whole')
  if (tokens.size > 1) scene.find('one attempt to sign in gave two sessions')
}

async function identify({ post, ledger }: Person, action: string): Promise<string | null> {
  const body = { email: ledger.email, password: PASSWORD, returnSecureToken: true }
  const { answer } = await post(`${ACCOUNTS}:${action}?key=local`, toJson(body))
  if (answer?.status !== 200) return null
  return identity.parse(JSON.parse(answer.text)).idToken
}
