import { createHash, timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { readEnv } from '@/lib/server/env'
import { parseJson } from '@/lib/shared/parse-json'

const body = z.strictObject({ tags: z.array(z.string().min(1).max(100)).min(1).max(100) })

/** The API names changed tags; their pages are rendered anew when next asked for (architecture §4). */
export async function POST(request: Request): Promise<Response> {
  if (!isFromApi(request.headers.get('authorization'))) {
    return Response.json({ statusCode: 403, message: 'Only the API may do this.' }, { status: 403 })
  }
  const parsed = body.safeParse(parseJson(await request.text()))
  if (!parsed.success) {
    const message = 'Send { "tags": ["…"] }: one to a hundred names.'
    return Response.json({ statusCode: 400, message }, { status: 400 })
  }
  for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ success: true })
}

function isFromApi(authorization: string | null): boolean {
  const secret = readEnv().REVALIDATE_SECRET
  if (secret === undefined || authorization === null) return false
  // timingSafeEqual needs equal lengths: hashes have one length.
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`))
}
