import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database, Transaction } from '../db/connect'
import {
  type CodeBinding,
  confirmCode,
  consumeCode,
  countTry,
  writeCode,
} from '../repositories/one-time-codes'
import { hashToken, makeToken } from '../repositories/sessions'
import type { Clock } from './calendar'

/** How long a code can be used, in milliseconds (design §8). */
const LIFETIME_MS = 5 * 60_000

/** What somebody says of a code they got. `token` is null for e-mail codes, which have none. */
export type CodeClaim = {
  readonly address: string
  readonly token: string | null
  readonly code: string
}

/**
 * Six-digit codes: five minutes, five tries, one use, bound to the request and the address
 * (promise T12). Limits on asking and trying are the caller's.
 */
export function createOneTimeCodes({
  db,
  clock,
  secret,
}: {
  db: Database
  clock: Clock
  secret: string
}) {
  const hashCode = (bound: CodeBinding, code: string) =>
    createHmac('sha256', secret)
      .update([bound.purpose, bound.address, bound.tokenHash, code].join('\n'))
      .digest('hex')

  async function issue(bound: CodeBinding): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const createdAt = clock.now()
    const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS)
    await writeCode(db, { ...bound, codeHash: hashCode(bound, code), createdAt, expiresAt })
    return code
  }

  /** The code's id when the claim is right; every claim costs the binding's codes one try. */
  async function getClaimedId(
    store: Database | Transaction,
    bound: CodeBinding,
    code: string,
  ): Promise<string | null> {
    const expected = Buffer.from(hashCode(bound, code))
    const live = await countTry(store, bound, clock.now())
    return live.find(({ codeHash }) => timingSafeEqual(Buffer.from(codeHash), expected))?.id ?? null
  }

  return {
    /** A new code for an e-mail address. */
    issueForEmail: (email: string) => issue(toEmailBinding(email)),

    /** A new code for a phone number, with the token that must come back with it. */
    async issueForPhone(phoneNumber: string): Promise<{ code: string; token: string }> {
      const token = makeToken()
      return { token, code: await issue(toPhoneBinding(phoneNumber, token)) }
    },

    /** Checks a phone code without using it up; each can be checked once. */
    async confirmPhone({ address, token, code }: CodeClaim): Promise<boolean> {
      const id = await getClaimedId(db, toPhoneBinding(address, token ?? ''), code)
      return id !== null && (await confirmCode(db, id, clock.now()))
    },

    /** Uses a code up; of several claims at once only one is right. */
    async use(store: Database | Transaction, claim: CodeClaim): Promise<boolean> {
      const { address, token, code } = claim
      const bound = token === null ? toEmailBinding(address) : toPhoneBinding(address, token)
      const id = await getClaimedId(store, bound, code)
      return id !== null && (await consumeCode(store, id, clock.now()))
    },
  }
}

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>

function toEmailBinding(address: string): CodeBinding {
  return { purpose: 'email', address, tokenHash: '' }
}

function toPhoneBinding(address: string, token: string): CodeBinding {
  return { purpose: 'phone', address, tokenHash: hashToken(token) }
}
