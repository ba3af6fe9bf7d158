import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Caller } from '@/backend/platform/runtime/rate-limit'
import { createThreadPool, type ThreadPool } from '@/backend/platform/runtime/thread-pool'
import { createTaskQueue } from '@/lib/shared/runtime/task-queue'

/** log2(N), r and p of scrypt. */
type KeyCost = readonly [number, number, number]

export type KeyTask = {
  readonly password: string
  readonly salt: Uint8Array
  readonly keyBytes: number
  readonly cost: KeyCost
}

type KeyDerivationPool = ThreadPool<KeyTask, Uint8Array>

/** Derives the key bytes of a password, slowly on purpose. */
export type DeriveKey = (task: KeyTask) => Promise<Uint8Array>

/** OWASP's parameters for scrypt with 32 MB; this is log2(N). */
export const PASSWORD_COST = 15

const BLOCK_SIZE = 8

const PASSES = 3

const KEY_BYTES = 32

/** A third of a second each, so that the last in the queue gets a reply within two seconds. */
const BOUNDS = { concurrency: 2, maxWaiting: 6, maxPerCaller: 4, retryAfter: 2 }

/** Separate capacity for owners, so that strangers who fill the rest do not keep them out (promise T20). */
const OWNERS = { concurrency: 1, maxWaiting: 5, maxPerCaller: 2, retryAfter: 2 }

type Recipe = { readonly cost: KeyCost; readonly salt: Buffer }

/**
 * Hashes a password as `scrypt$log2(N)$r$p$salt$key`, salt and key in base64url, reusing the salt of
 * `sameSaltAs` when given.
 */
export async function hashPassword(
  derive: DeriveKey,
  password: string,
  logN: number,
  sameSaltAs: string | null = null,
): Promise<string> {
  const cost = [logN, BLOCK_SIZE, PASSES] as const
  const salt = sameSaltAs === null ? randomBytes(16) : toRecipe(sameSaltAs).salt
  const key = await deriveKey(derive, password, { cost, salt })
  return ['scrypt', ...cost, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Compares a password with each hash. Hashes of one salt and cost share one derivation; without any hash one
 * runs too, so that time does not reveal who has an account (promise T12).
 */
export async function matchPassword(
  derive: DeriveKey,
  password: string,
  hashes: readonly string[],
  logN: number,
): Promise<boolean[]> {
  if (hashes.length === 0) await hashPassword(derive, password, logN)
  const keys = new Map<string, Buffer>()
  for (const hash of hashes) {
    const name = toRecipeName(hash)
    if (!keys.has(name)) keys.set(name, await deriveKey(derive, password, toRecipe(hash)))
  }
  return hashes.map((hash) => {
    const given = keys.get(toRecipeName(hash)) ?? Buffer.alloc(0)
    const expected = Buffer.from(hash.slice(toRecipeName(hash).length + 1), 'base64url')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

function toRecipeName(hash: string): string {
  return hash.slice(0, hash.lastIndexOf('$'))
}

function toRecipe(hash: string): Recipe {
  const [, n, r, p, salt = ''] = hash.split('$')
  return { cost: [Number(n), Number(r), Number(p)], salt: Buffer.from(salt, 'base64url') }
}

/** Composes Khmer and accents first: keyboards send different code points for one character. */
async function deriveKey(derive: DeriveKey, password: string, recipe: Recipe): Promise<Buffer> {
  const key = await derive({ ...recipe, password: password.normalize('NFC'), keyBytes: KEY_BYTES })
  return Buffer.from(key)
}

/** A network address (null for this machine), or the name that identifies an owner. */
type HashCaller = { readonly isOwner: boolean; readonly name: string | null }

/** Hashes and checks passwords. Throws `Busy` at once under too much load (promise T18). */
export type PasswordHasher = {
  /** `sameSaltAs`: a hash for the same address, so that one derivation serves both (decision 006). */
  hash(password: string, sameSaltAs: string | null, caller: HashCaller): Promise<string>
  match(password: string, hashes: readonly string[], caller: HashCaller): Promise<boolean[]>
}

/** Creates the hasher; `logN` is the cost of new hashes. */
export function createPasswordHasher(derive: DeriveKey, logN: number): PasswordHasher {
  const strangers = createTaskQueue(BOUNDS)
  const owners = createTaskQueue(OWNERS)
  const run = <Result>({ isOwner, name }: HashCaller, work: () => Promise<Result>) =>
    (isOwner ? owners : strangers).run(name, work)
  return {
    hash: (password, sameSaltAs, caller) =>
      run(caller, () => hashPassword(derive, password, logN, sameSaltAs)),
    match: (password, hashes, caller) =>
      run(caller, () => matchPassword(derive, password, hashes, logN)),
  }
}

/** `ownerKey`: a user's id or a known installation; null for a stranger. */
export function toHashCaller(
  { clientAddress }: Pick<Caller, 'clientAddress'>,
  ownerKey: string | null,
): HashCaller {
  return ownerKey === null
    ? { isOwner: false, name: clientAddress }
    : { isOwner: true, name: ownerKey }
}

export function createKeyDerivationPool(): KeyDerivationPool {
  return createThreadPool(new URL('./key-thread.mjs', import.meta.url))
}
