import { connection } from 'next/server'
import { toSecurityText } from '@/lib/server/crawlers/security-text'
import { sendText, sendTextError } from '@/lib/server/http/conditional-response'
import { readSettings } from '@/lib/server/queries/site'
import { toSiteUrl } from '@/lib/server/site-url'

/** Answers 404 while the settings have no valid e-mail address. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  const text = toSecurityText({
    contact: (await readSettings()).Email ?? '',
    canonical: toSiteUrl('/.well-known/security.txt'),
    now: new Date(),
  })
  return text === null ? sendTextError(404) : sendText(request, text, 'text/plain; charset=utf-8')
}
