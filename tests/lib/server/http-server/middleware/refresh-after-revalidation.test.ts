import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, expect, it, vi } from 'vitest'
import { refreshAfterRevalidation } from '@/lib/server/http-server/page-cache/background-refresher'

beforeEach(() => void vi.useFakeTimers())

/** Two pages are stale after each revalidation; returns which are scheduled. */
function openRefresh() {
  const wanted: string[] = []
  const listStale = () => [
    { key: '/jobs', answers: 9 },
    { key: '/majors', answers: 0 },
  ]
  const step = refreshAfterRevalidation(
    { listStale },
    (key, uses) => wanted.push(`${key} ${uses}`),
    200,
  )
  const answer = async (status: number, path = '/revalidate') => {
    const request = new IncomingMessage(new Socket())
    const response = new ServerResponse(request)
    response.statusCode = status
    await step({ id: '', client: '', path, search: '', request, response })
    response.emit('close')
  }
  return { answer, wanted }
}

const DUE = ['/jobs 9', '/majors 0']

it('several revalidations in a row cause one refresh', async () => {
  const { answer, wanted } = openRefresh()
  for (let turn = 0; turn < 3; turn += 1) {
    await answer(200)
    vi.advanceTimersByTime(50)
  }
  expect(wanted).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(wanted).toEqual(DUE)
})

it('a later revalidation causes another refresh', async () => {
  const { answer, wanted } = openRefresh()
  for (let turn = 0; turn < 2; turn += 1) {
    await answer(200)
    vi.advanceTimersByTime(200)
  }
  expect(wanted).toEqual([...DUE, ...DUE])
})

it('a rejected revalidation or a plain read causes no refresh', async () => {
  const { answer, wanted } = openRefresh()
  await answer(403)
  await answer(200, '/jobs')
  vi.advanceTimersByTime(1000)
  expect(wanted).toEqual([])
})
