import type { SchemalessEndpoint } from '@/lib/contract/endpoint'

export const schemalessSignInCodeEndpoints = {
  mail: { method: 'POST', path: '/auth/v1/email-verification', access: 'public' },
  text: { method: 'POST', path: '/v1/otp/request', access: 'public' },
} as const satisfies Record<string, SchemalessEndpoint>
