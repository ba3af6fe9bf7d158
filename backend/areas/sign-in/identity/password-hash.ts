import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** OWASP's parameters for scrypt with 32 MB; this is log2(N). */
export const PASSWORD_COST = 15
const BLOCK_SIZE = 8
const PASSES = 3
const KEY_BYTES = 32
const MAX_MEMORY = 128 * 1024 * 1024

/** `scrypt$log2(N)$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, logN: number): Promise<string> {
  const salt = randomBytes(16)
  const cost = [logN, BLOCK_SIZE, PASSES] as const
  const key = await deriveKey(password, salt, cost)
  return ['scrypt', ...cost, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Without a hash the answer is no and takes as long, so that time does not tell who has an account. */
export async function isPassword(
  password: string,
  hash: string | null,
  logN: number,
): Promise<boolean> {
  if (hash === null) {
    await deriveKey(password, randomBytes(16), [logN, BLOCK_SIZE, PASSES])
    return false
  }
  const [, n, r, p, salt = '', key = ''] = hash.split('$')
  const expected = Buffer.from(key, 'base64url')
  const cost = [Number(n), Number(r), Number(p)] as const
  const given = await deriveKey(password, Buffer.from(salt, 'base64url'), cost)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Composes Khmer and accents first: keyboards send different code points for one character. */
function deriveKey(
  password: string,
  salt: Buffer,
  [logN, r, p]: readonly [number, number, number],
): Promise<Buffer> {
  const options = { N: 2 ** logN, r, p, maxmem: MAX_MEMORY }
  return derive(password.normalize('NFC'), salt, KEY_BYTES, options)
}
