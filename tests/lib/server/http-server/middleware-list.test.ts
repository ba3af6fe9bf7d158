import { pino } from 'pino'
import { expect, it } from 'vitest'
import { listDevelopmentMiddleware } from '@/lib/server/http-server/middleware-list'
import { openBare } from '@/tests/support/http-server/open-bare'
import { requestServer } from '@/tests/support/http-server/request-server'
import { SERVER_SITE } from '@/tests/support/http-server/start-http-server'

it('in development, pages have all security headers but the policy, and no service worker', async () => {
  const server = await openBare(
    ...listDevelopmentMiddleware({
      ...{ apiUrl: 'http://127.0.0.1:9', siteUrl: SERVER_SITE, distDir: '/nowhere' },
      ...{ log: pino({ level: 'silent' }), hasServiceWorker: true, indexNowKey: null },
      shutdown: () => false,
      render: ({ response }) => {
        response.end('a page')
        return true
      },
    }),
  )
  const { headers } = await requestServer(server, '/jobs')
  expect(headers).toHaveProperty('x-frame-options')
  expect(headers).not.toHaveProperty('content-security-policy')
  expect((await requestServer(server, '/sw.js')).text).toContain('unregister()')
})
