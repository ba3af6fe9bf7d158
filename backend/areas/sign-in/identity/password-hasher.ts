import type { Caller } from '@/backend/platform/runtime/caller'
import { createTaskQueue } from '@/lib/shared/runtime/task-queue'
import { type DeriveKey, hashPassword, matchPassword } from './password-hash'

/** A network address (null for this machine), or the name that identifies an owner. */
export type HashCaller = { readonly isOwner: boolean; readonly name: string | null }

/** Hashes and checks passwords. Throws `Busy` at once under too much load (promise T18). */
export type PasswordHasher = {
  /** `neighbour`: a hash for the same address, so that one derivation serves both (decision 006). */
  hash(password: string, neighbour: string | null, asker: HashCaller): Promise<string>
  match(password: string, hashes: readonly string[], asker: HashCaller): Promise<boolean[]>
}

/** A third of a second each, so that the last in the queue gets a reply within two seconds. */
const BOUNDS = { concurrency: 2, maxWaiting: 6, maxPerCaller: 4, retryAfter: 2 }

/** Separate capacity for owners, so that strangers who fill the rest do not keep them out (promise T20). */
const OWNERS = { concurrency: 1, maxWaiting: 5, maxPerCaller: 2, retryAfter: 2 }

/** Creates the hasher; `logN` is the cost of new hashes. */
export function createPasswordHasher(derive: DeriveKey, logN: number): PasswordHasher {
  const strangers = createTaskQueue(BOUNDS)
  const owners = createTaskQueue(OWNERS)
  const run = <Result>({ isOwner, name }: HashCaller, work: () => Promise<Result>) =>
    (isOwner ? owners : strangers).run(name, work)
  return {
    hash: (password, neighbour, asker) =>
      run(asker, () => hashPassword(derive, password, logN, neighbour)),
    match: (password, hashes, asker) =>
      run(asker, () => matchPassword(derive, password, hashes, logN)),
  }
}

/** `ownName`: a user's id or a known installation; null for a stranger. */
export function toHashCaller(
  { clientAddress }: Pick<Caller, 'clientAddress'>,
  ownName: string | null,
): HashCaller {
  return ownName === null
    ? { isOwner: false, name: clientAddress }
    : { isOwner: true, name: ownName }
}
