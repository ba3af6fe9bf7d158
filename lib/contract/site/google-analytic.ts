import { z } from 'zod'
import { endpoint } from '@/lib/contract/endpoint'

/** "G-…"; null: no analytics. */
export const googleAnalytic = z.object({ measurementId: z.string().nullable() })

export const googleAnalyticEndpoints = {
  get: endpoint({
    id: 'getGoogleAnalytic',
    method: 'GET',
    path: '/v1/google-analytic',
    tag: 'Site',
    summary: 'Where visits are measured, if anywhere',
    reply: googleAnalytic,
  }),
}
