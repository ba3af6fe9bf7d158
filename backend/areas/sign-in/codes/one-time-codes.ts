import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { hashToken, makeToken } from '@/backend/areas/sign-in/sessions'
import type { Database, Transaction } from '@/backend/db/connect'
import type { Clock } from '@/backend/platform/runtime/clock'
import {
  type CodeBinding,
  countCodeAttempt,
  findCodeUsedByAttempt,
  MAX_TRIES,
  markCodeChecked,
  markCodeUsed,
  writeCode,
} from './one-time-code-rows'

/** How long a code can be used, in milliseconds (architecture §8). */
const LIFETIME_MS = 5 * 60_000

/** What a caller claims of a texted code; `token` is from the reply to the request for it. */
export type PhoneClaim = {
  readonly address: string
  readonly token: string
  readonly code: string
}

export type EmailClaim = {
  readonly address: string
  readonly token: null
  readonly installationId: string | null
  readonly code: string
}

/** The installation and random key of a sign-in attempt (promise F9); null when the caller names none. */
export type Attempt = { readonly installationId: string | null; readonly key: string } | null

/** The only moment the code itself is known. */
export type IssuedCode = { readonly code: string; readonly expiresAt: Date }

/** A wrong claim; 0 means no live code is left to try. */
export type WrongCode = { readonly isRight: false; readonly triesLeft: number }

/** A correct code; `sessionToken` is the one this attempt always gets, or null for any new one. */
export type UsedCode = { readonly isRight: true; readonly sessionToken: string | null }

export type OneTimeCodes = {
  /** Issues a code for an e-mail address that only the requesting installation can use or spoil. */
  issueForEmail(tx: Transaction, email: string, installationId: string | null): Promise<IssuedCode>
  issueForPhone(
    tx: Transaction,
    phoneNumber: string,
  ): Promise<IssuedCode & { readonly token: string }>
  /** Checks a phone code without using it up; each can be checked once. Null: it is right. */
  confirmPhone(claim: PhoneClaim): Promise<WrongCode | null>
  /** Uses a code up; of several attempts at once only one succeeds. */
  use(
    store: Database | Transaction,
    claim: PhoneClaim | EmailClaim,
    attempt: Attempt,
  ): Promise<UsedCode | WrongCode>
}

/**
 * Creates the operations on one-time codes. Codes are bound to request and address (promise T12) and
 * repeatable by name (decision 006); callers apply the limits.
 */
export function createOneTimeCodes({
  db,
  clock,
  secret,
}: {
  db: Database
  clock: Clock
  secret: string
}): OneTimeCodes {
  const hashCode = (bound: CodeBinding, code: string) =>
    createHmac('sha256', secret)
      .update([bound.purpose, bound.address, bound.tokenHash, code].join('\n'))
      .digest('hex')

  /** Derived with our secret and not stored: a repeated attempt derives it again. */
  const toSessionToken = (id: string, named: string) =>
    createHmac('sha256', secret).update(['session', id, named].join('\n')).digest('base64url')

  async function issue(tx: Transaction, bound: CodeBinding): Promise<IssuedCode> {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const createdAt = clock.now()
    const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS)
    await writeCode(tx, { ...bound, codeHash: hashCode(bound, code), createdAt, expiresAt })
    return { code, expiresAt }
  }

  /** Finds the id of a correctly claimed code; every claim costs all codes of the binding one attempt. */
  async function claim(
    store: Database | Transaction,
    bound: CodeBinding,
    code: string,
  ): Promise<{ readonly id: string | null; readonly triesLeft: number }> {
    const expected = Buffer.from(hashCode(bound, code))
    const live = await countCodeAttempt(store, bound, clock.now())
    const right = live.find(({ codeHash }) => timingSafeEqual(Buffer.from(codeHash), expected))
    const triesLeft = Math.max(0, ...live.map(({ tries }) => MAX_TRIES - tries))
    return { id: right?.id ?? null, triesLeft }
  }

  return {
    issueForEmail: (tx, email, installationId) => issue(tx, toEmailBinding(email, installationId)),

    async issueForPhone(tx, phoneNumber) {
      const token = makeToken()
      return { token, ...(await issue(tx, toPhoneBinding(phoneNumber, token))) }
    },

    async confirmPhone({ address, token, code }) {
      const { id, triesLeft } = await claim(db, toPhoneBinding(address, token), code)
      const isRight = id !== null && (await markCodeChecked(db, id, clock.now()))
      return isRight ? null : { isRight, triesLeft: id === null ? triesLeft : 0 }
    },

    async use(store, claimed, attempt) {
      let triesLeft = 0
      for (const bound of toBindings(claimed)) {
        const used = await consumeBound(store, bound, claimed.code, attempt)
        if (used.isRight) return used
        triesLeft = Math.max(triesLeft, used.triesLeft)
      }
      return { isRight: false, triesLeft }
    },
  }

  async function consumeBound(
    store: Database | Transaction,
    bound: CodeBinding,
    code: string,
    attempt: Attempt,
  ): Promise<UsedCode | WrongCode> {
    const named = attempt === null ? null : `${attempt.key}\n${attempt.installationId ?? ''}`
    const retryHash = named === null ? null : hashCode(bound, `${code}\n${named}`)
    const { id: claimed, triesLeft } = await claim(store, bound, code)
    const wrong: WrongCode = { isRight: false, triesLeft: claimed === null ? triesLeft : 0 }
    const isUsed = claimed !== null && (await markCodeUsed(store, claimed, clock.now(), retryHash))
    if (named === null || retryHash === null) {
      return isUsed ? { isRight: true, sessionToken: null } : wrong
    }
    const id = isUsed ? claimed : await findCodeUsedByAttempt(store, bound, retryHash, clock.now())
    return id === null ? wrong : { isRight: true, sessionToken: toSessionToken(id, named) }
  }
}

export function toCodeAttempt(
  key: string | undefined,
  { installationId }: { readonly installationId: string | null },
): Attempt {
  return key === undefined ? null : { installationId, key }
}

/** Lists the bindings a code may have: an e-mail code may also have none of an installation. */
function toBindings(claim: PhoneClaim | EmailClaim): CodeBinding[] {
  if (claim.token !== null) return [toPhoneBinding(claim.address, claim.token)]
  const { address, installationId } = claim
  const anywhere = toEmailBinding(address, null)
  return installationId === null ? [anywhere] : [toEmailBinding(address, installationId), anywhere]
}

function toEmailBinding(address: string, installationId: string | null): CodeBinding {
  const tokenHash = installationId === null ? '' : hashToken(installationId)
  return { purpose: 'email', address, tokenHash }
}

function toPhoneBinding(address: string, token: string): CodeBinding {
  return { purpose: 'phone', address, tokenHash: hashToken(token) }
}
