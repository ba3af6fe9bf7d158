import { once } from 'node:events'
import { Agent, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type ConnectionState, FOREIGN_WORDS } from '@/bench/storm/api-proxy/connection-states'
import { openApiProxy } from '@/bench/storm/api-proxy/open-api-proxy'
import { send } from '@/bench/storm/wire/send'

const TEXT = JSON.stringify({ success: true, words: 'x'.repeat(2000) })

/** Sends a request to a small API through a proxy in that mode; also returns how many requests the API received. */
async function askThrough(state: ConnectionState) {
  let heard = 0
  const api = createServer((request, response) => {
    heard += 1
    request.resume().on('end', () => response.end(TEXT))
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  const proxy = await openApiProxy((api.address() as AddressInfo).port)
  const agent = new Agent()
  onTestFinished(async () => {
    agent.destroy()
    await proxy.close()
    api.close()
  })
  proxy.setState(state)
  const body = Buffer.from('a body')
  const question = { method: 'POST', address: '/', headers: {}, body, manner: 'whole' } as const
  const exchange = await send(proxy.url, question, agent)
  return { ...exchange, heard }
}

test.each<ConnectionState>([{ is: 'clear' }, { is: 'slow', ms: 1 }])(
  'a connection that is $is passes request and response unchanged',
  async (state) => {
    const { answer, heard } = await askThrough(state)
    expect({ text: answer?.text, heard }).toEqual({ text: TEXT, heard: 1 })
  },
)

test('in the mode mute the API handles the request, but the response is lost', async () => {
  const { answer, heard } = await askThrough({ is: 'mute' })
  expect({ answer, heard }).toEqual({ answer: null, heard: 1 })
})

test('in the mode resetting nothing reaches the API', async () => {
  const { answer, heard } = await askThrough({ is: 'resetting' })
  expect({ answer, heard }).toEqual({ answer: null, heard: 0 })
})

test('in the mode cut the response is interrupted', async () => {
  const { answer, heard } = await askThrough({ is: 'cut', bytes: 200 })
  expect({ answer, heard }).toEqual({ answer: null, heard: 1 })
})

test('in the mode foreign another server responds', async () => {
  const { answer, heard } = await askThrough({ is: 'foreign', answer: 'a page' })
  expect(answer?.text).toContain(FOREIGN_WORDS)
  expect(heard).toBe(0)
})
