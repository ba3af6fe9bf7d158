import { randomUUID } from 'node:crypto'
import { desc, sql } from 'drizzle-orm'
import {
  createLocalJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
  SignJWT,
} from 'jose'
import { z } from 'zod'
import type { Database } from '@/backend/db/connect'
import { localSigningKey } from '@/backend/db/schema/sign-in/local-identity'

/** Any number shared by all processes: only one creates the first key. */
const KEY_LOCK = 7_203_115

export type SigningKeys = {
  readonly sign: (claims: JWTPayload) => Promise<string>
  readonly getKey: JWTVerifyGetKey
  readonly listPublic: () => Promise<JSONWebKeySet>
}

export function createSigningKeys(db: Database): SigningKeys {
  let known: Promise<readonly SigningKeyRow[]> | null = null

  function load(): Promise<readonly SigningKeyRow[]> {
    const loading = listSigningKeys(db, makeKey)
    known = loading
    loading.catch(() => {
      // After a failure the database must be read again.
      if (known === loading) known = null
    })
    return loading
  }
  const listPublic = async (rows = known ?? load()) => ({ keys: (await rows).map(toPublicKey) })

  return {
    listPublic: () => listPublic(),
    sign: async (claims) => {
      const [newest] = await (known ?? load())
      if (newest === undefined) throw new Error('There is no signing key')
      const key = await importJWK(newest.privateJwk, 'RS256')
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: newest.kid, typ: 'JWT' })
        .sign(key)
    },
    getKey: async (header, token) => {
      try {
        return await createLocalJWKSet(await listPublic())(header, token)
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
        // Another process may have created a newer key.
        return createLocalJWKSet(await listPublic(load()))(header, token)
      }
    },
  }
}

async function makeKey(): Promise<SigningKeyRow> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const privateJwk = z.record(z.string(), z.string()).parse(await exportJWK(privateKey))
  return { kid: randomUUID(), privateJwk }
}

const publicPart = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() })

function toPublicKey({ kid, privateJwk }: SigningKeyRow) {
  return { ...publicPart.parse(privateJwk), kid, alg: 'RS256', use: 'sig' }
}

type SigningKeyRow = Pick<typeof localSigningKey.$inferSelect, 'kid' | 'privateJwk'>

/** Lists keys, newest first, and creates the first one. */
async function listSigningKeys(
  db: Database,
  make: () => Promise<SigningKeyRow>,
): Promise<SigningKeyRow[]> {
  const stored = await readKeys(db)
  if (stored.length > 0) return stored
  const made = await make()
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${KEY_LOCK})`)
    const first = await readKeys(tx)
    if (first.length > 0) return first
    await tx.insert(localSigningKey).values(made)
    return [made]
  })
}

function readKeys(db: Pick<Database, 'select'>): Promise<SigningKeyRow[]> {
  return db
    .select({ kid: localSigningKey.kid, privateJwk: localSigningKey.privateJwk })
    .from(localSigningKey)
    .orderBy(desc(localSigningKey.createdAt))
}
