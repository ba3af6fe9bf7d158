import { z } from 'zod'
import { endpoint } from '@/lib/contract/endpoint'

/** The first 32 hexadecimal digits of the SHA-256 of the picture. */
export const logoHash = z.string().regex(/^[0-9a-f]{32}$/, 'must be the mark of a logo')

export const logoEndpoints = {
  get: endpoint({
    id: 'getLogo',
    method: 'GET',
    path: '/v1/logos/{mark}',
    tag: 'Companies',
    summary: 'The logo of an employer or a university, as WebP',
    extension: true,
    params: z.object({ mark: logoHash }),
    reply: z.never(),
    replies: 'file',
    errors: [404],
  }),
}
