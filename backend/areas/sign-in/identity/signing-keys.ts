import { randomUUID } from 'node:crypto'
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
import { listSigningKeys, type SigningKeyRow } from './signing-key-rows'

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
