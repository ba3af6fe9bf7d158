import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { KeyCost, KeyTask } from './key-derivation-pool'

/** Derives the key bytes of a password, slowly on purpose. */
export type DeriveKey = (task: KeyTask) => Promise<Uint8Array>

/** OWASP's parameters for scrypt with 32 MB; this is log2(N). */
export const PASSWORD_COST = 15
const BLOCK_SIZE = 8
const PASSES = 3
const KEY_BYTES = 32

type Recipe = { readonly cost: KeyCost; readonly salt: Buffer }

/**
 * Hashes a password as `scrypt$log2(N)$r$p$salt$key`, salt and key in base64url, reusing the salt of
 * `neighbour` when given.
 */
export async function hashPassword(
  derive: DeriveKey,
  password: string,
  logN: number,
  neighbour: string | null = null,
): Promise<string> {
  const cost = [logN, BLOCK_SIZE, PASSES] as const
  const salt = neighbour === null ? randomBytes(16) : toRecipe(neighbour).salt
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
