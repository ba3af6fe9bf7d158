import { once } from 'node:events'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeConnectionsOnShutdown } from '@/backend/platform/http/graceful-shutdown'

test('a line is kept open until the API stops, and what is answered then ends it', async () => {
  const app = fastify()
  closeConnectionsOnShutdown(app)
  const moments = new EventTarget()
  const begun = once(moments, 'begun')
  const stopping = once(moments, 'stopping')
  app.addHook('preClose', async () => void moments.dispatchEvent(new Event('stopping')))
  app.get('/', async () => 'now')
  app.get('/slow', async () => {
    moments.dispatchEvent(new Event('begun'))
    await stopping
    return 'late'
  })
  expect((await app.inject('/')).headers.connection).not.toBe('close')
  const slow = app.inject('/slow')
  await begun
  const closed = app.close()
  expect((await slow).headers.connection).toBe('close')
  await closed
})
