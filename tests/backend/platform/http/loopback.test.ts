import fastify from 'fastify'
import { expect, test } from 'vitest'
import {
  isFromThisMachine,
  isLoopbackAddress,
  isLoopbackName,
} from '@/backend/platform/http/loopback'

test.each([
  ['127.0.0.1', true],
  ['127.255.0.9', true],
  ['::ffff:127.0.0.1', true],
  ['::FFFF:127.0.0.1', true],
  ['::1', true],
  ['128.0.0.1', false],
  ['10.127.0.0.1', false],
  ['127.0.0.1.example', false],
  ['::2', false],
  ['', false],
])('takes %s as a loopback address: %s', (address, isLoopback) => {
  expect(isLoopbackAddress(address)).toBe(isLoopback)
  expect(isLoopbackName(address)).toBe(isLoopback)
})

test('accepts two more host names of this machine', () => {
  expect(['localhost', '[::1]'].map(isLoopbackName)).toEqual([true, true])
  expect(['localhost', '[::1]'].map(isLoopbackAddress)).toEqual([false, false])
  expect(isLoopbackName('localhost.example')).toBe(false)
})

async function ask(headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  const app = fastify()
  app.get('/', async (request) => ({ isOurs: isFromThisMachine(request) }))
  const answer = await app.inject({
    url: '/',
    remoteAddress,
    headers: { host: 'localhost:4000', ...headers },
  })
  return answer.json().isOurs
}

test('takes a request as local by its address and its host', async () => {
  expect(await ask()).toBe(true)
  expect(await ask({ host: '127.0.0.1' })).toBe(true)
  expect(await ask({ host: '[::1]:4000' })).toBe(true)
  expect(await ask({}, '203.0.113.7')).toBe(false)
  expect(await ask({ host: 'rebound.example:4000' })).toBe(false)
})

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])(
  'does not take a request as local when it has %s from a proxy',
  async (name) => {
    expect(await ask({ [name]: '127.0.0.1' })).toBe(false)
  },
)

test("does not take a request from another site's page as local", async () => {
  expect(await ask({ 'sec-fetch-site': 'none' })).toBe(true)
  expect(await ask({ 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(await ask({ 'sec-fetch-site': 'same-site' })).toBe(false)
  expect(await ask({ 'sec-fetch-site': 'cross-site' })).toBe(false)
})
