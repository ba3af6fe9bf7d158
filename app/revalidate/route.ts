import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { knowsSecret } from '@/lib/server/http/knows-secret'
import { expiresAtOnce, withNotFoundTags } from '@/lib/shared/cache-tags'
import { parseJson } from '@/lib/shared/parse-json'

const body = z.strictObject({
  tags: z.array(z.string().min(1).max(100)).min(1).max(100),
  /** For what may not be shown a moment longer, whatever its tags say of themselves. */
  atOnce: z.boolean().default(false),
})

const AT_ONCE = { expire: 0 }
/** Without an end: one would take the place of an end that was there before. */
const BEHIND = {}

/** The API names changed tags. Their pages are made anew, behind whoever asks next; only what may not be shown any more is gone at once (architecture §4). */
export async function POST(request: Request): Promise<Response> {
  if (!knowsSecret(request.headers.get('authorization'))) {
    return Response.json({ statusCode: 403, message: 'Only the API may do this.' }, { status: 403 })
  }
  const parsed = body.safeParse(parseJson(await request.text()))
  if (!parsed.success) {
    const message = 'Send { "tags": ["…"] }: one to a hundred names.'
    return Response.json({ statusCode: 400, message }, { status: 400 })
  }
  const { tags, atOnce } = parsed.data
  for (const tag of withNotFoundTags(tags)) {
    revalidateTag(tag, atOnce || expiresAtOnce(tag) ? AT_ONCE : BEHIND)
  }
  return Response.json({ success: true })
}
