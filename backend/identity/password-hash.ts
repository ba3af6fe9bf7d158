import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** OWASP's parameters for scrypt with 32 MB: N is 2 to this power, then r and p. */
const COST = [15, 8, 3] as const
const KEY_BYTES = 32
const MAX_MEMORY = 128 * 1024 * 1024

/** Hashes a password for keeping: `scrypt$log2(N)$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await deriveKey(password, salt, COST)
  return ['scrypt', ...COST, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Whether a password is the hashed one. Without a hash the answer is no and costs the same, so that
 * time tells nobody who is here.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  if (hash === null) {
    await deriveKey(password, randomBytes(16), COST)
    return false
  }
  const [, logN, r, p, salt = '', key = ''] = hash.split('$')
  const expected = Buffer.from(key, 'base64url')
  const cost = [Number(logN), Number(r), Number(p)] as const
  const given = await deriveKey(password, Buffer.from(salt, 'base64url'), cost)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The same characters may be typed as different code points: Khmer and accents are composed first. */
function deriveKey(
  password: string,
  salt: Buffer,
  [logN, r, p]: readonly [number, number, number],
): Promise<Buffer> {
  const options = { N: 2 ** logN, r, p, maxmem: MAX_MEMORY }
  return derive(password.normalize('NFC'), salt, KEY_BYTES, options)
}
