import { createBounded } from '@/backend/platform/runtime/bounded'
import { type DeriveKey, hashPassword, matchPassword } from './password-hash'

/** All hashing of passwords goes through here. Throws `Busy` at once where too much of it is asked for (promise T18). */
export type Passwords = {
  /** `neighbour`: a hash for the same address, so that one derivation answers for both (decision 006). */
  hash(password: string, neighbour: string | null, clientAddress: string | null): Promise<string>
  match(
    password: string,
    hashes: readonly string[],
    clientAddress: string | null,
  ): Promise<boolean[]>
}

/** A third of a second each, so that the last in the queue has its answer within two seconds. */
const BOUNDS = { atOnce: 2, waiting: 6, perCaller: 4, retryAfter: 2 }

/** `logN` is the cost of new hashes. */
export function createPasswords(derive: DeriveKey, logN: number): Passwords {
  const hashing = createBounded(BOUNDS)
  return {
    hash: (password, neighbour, clientAddress) =>
      hashing.run(clientAddress, () => hashPassword(derive, password, logN, neighbour)),
    match: (password, hashes, clientAddress) =>
      hashing.run(clientAddress, () => matchPassword(derive, password, hashes, logN)),
  }
}
