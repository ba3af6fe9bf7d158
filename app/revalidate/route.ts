import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { hasRevalidateSecret } from '@/lib/server/http/revalidate-secret'
import { expiresAtOnce, withNotFoundTags } from '@/lib/shared/cache-tags'
import { parseJson } from '@/lib/shared/parse-json'

const body = z.strictObject({
  tags: z.array(z.string().min(1).max(100)).min(1).max(100),
  /** Expires the tags at once, for content that must not be shown any longer. */
  atOnce: z.boolean().default(false),
})

const AT_ONCE = { expire: 0 }
/** Sets no expiry: one would replace an expiry that was set before. */
const BEHIND = {}

/**
 * Receives changed tags from the API. Pages with these tags are re-rendered in the background; only those that must not
 * be shown expire at once (architecture §4).
 */
export async function POST(request: Request): Promise<Response> {
  if (!hasRevalidateSecret(request.headers.get('authorization'))) {
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
