import { Attachment } from '@/backend/platform/http/attachment'
import { notFound } from '@/backend/platform/http/error-reply'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { logoEndpoints } from '@/lib/contract/companies/logo'
import { getLogo } from './logos'

export function mountLogoRoutes(context: RouteContext): void {
  mountPublic(context, logoEndpoints.get, async ({ params: { mark } }) => {
    const file = await context.readPublic((from) => getLogo(from, mark))
    return file === null ? notFound('logo') : new Attachment(file, `${mark}.webp`, 'image/webp')
  })
}
