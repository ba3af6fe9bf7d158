import { json, text } from 'node:stream/consumers'
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { z } from 'zod'
import { listenLocally } from './listen-locally'

const EMAIL = 'indexing@visvakor.iam.gserviceaccount.example'
const KEY_ID = 'a-key-of-the-tests'
const notice = z.strictObject({ url: z.url(), type: z.enum(['URL_UPDATED', 'URL_DELETED']) })

/** Google's token endpoint and Indexing API; rejects what is not signed with the account's key. */
export async function provideGoogleServer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const notices: z.output<typeof notice>[] = []
  const tokens: string[] = []
  /** Statuses for the next notifications, one each. */
  const turns: number[] = []

  async function giveToken(body: string, tokenUrl: string): Promise<object | null> {
    const form = new URLSearchParams(body)
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') return null
    try {
      const { payload, protectedHeader } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
        algorithms: ['RS256'],
        issuer: EMAIL,
        audience: tokenUrl,
        maxTokenAge: '1h',
      })
      if (protectedHeader.kid !== KEY_ID) return null
      if (payload.scope !== 'https://www.googleapis.com/auth/indexing') return null
    } catch {
      return null
    }
    const access_token = `token-${tokens.length + 1}`
    tokens.push(access_token)
    return { access_token, expires_in: 3600, token_type: 'Bearer' }
  }

  const origin: string = await listenLocally(async (request, response) => {
    if (request.url === '/token') {
      const given = await giveToken(await text(request), `${origin}/token`)
      response.writeHead(given === null ? 400 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(given ?? { error: 'invalid_grant' }))
      return
    }
    const parsed = notice.safeParse(await json(request).catch(() => null))
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? ''
    const turn = turns.shift()
    const status = turn ?? (!tokens.includes(bearer) ? 401 : parsed.success ? 200 : 400)
    if (status === 200 && parsed.success) notices.push(parsed.data)
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })

  /** A key file in the format of the console. */
  const toKeyFile = async (changes: Readonly<Record<string, unknown>> = {}) => ({
    type: 'service_account',
    project_id: 'visvakor',
    client_email: EMAIL,
    private_key_id: KEY_ID,
    private_key: await exportPKCS8(privateKey),
    token_uri: `${origin}/token`,
    ...changes,
  })
  return {
    url: `${origin}/v3/urlNotifications:publish`,
    notices,
    tokens,
    turns,
    toKeyFile,
    /** Revokes all tokens. */
    endTokens: () => tokens.splice(0),
  }
}
