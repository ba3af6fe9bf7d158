// @vitest-environment jsdom
import { EventEmitter } from 'node:events'
import { QueryObserver } from '@tanstack/react-query'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { getSaves, subscribeToSaves, UNKNOWN_OWNER } from '@/lib/browser/saved/save-store'
import { broadcastSessionChange } from '@/lib/browser/session/session-state'
import { handleSocketEvents, refetchNotifications } from '@/lib/browser/socket/handle-events'

function open() {
  const socket = new EventEmitter()
  handleSocketEvents(socket as unknown as Parameters<typeof handleSocketEvents>[0])
  const asked = vi.spyOn(getQueryClient(), 'invalidateQueries').mockResolvedValue(undefined)
  return { socket, asked }
}

beforeEach(() => {
  vi.useFakeTimers()
  // Saved ids are dropped with their session.
  subscribeToSaves(() => undefined)
})
afterEach(() => {
  getQueryClient().clear()
  Cookies.remove('signed_in')
  broadcastSessionChange()
})

test('fifty notifications from one import cause one request within half a second', async () => {
  const { socket, asked } = open()
  for (let count = 0; count < 50; count++) socket.emit('notification', { title: 'New' })
  socket.emit('unread')
  await vi.advanceTimersByTimeAsync(500)
  expect(asked.mock.calls).toEqual([[{ queryKey: queryKeys.notifications }]])
  socket.emit('unread')
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('after missed events every browser refetches, but not all at once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9)
  const { socket, asked } = open()
  socket.emit('missed')
  await vi.advanceTimersByTimeAsync(4000)
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveBeenCalledWith({ queryKey: queryKeys.notifications })
})

test('a request that is running when an event arrives is repeated', async () => {
  const client = getQueryClient()
  const answers: ((unread: number) => void)[] = []
  const queryFn = () => new Promise<number>((resolve) => void answers.push(resolve))
  const bell = new QueryObserver(client, { queryKey: queryKeys.unread, queryFn })
  const forget = bell.subscribe(() => undefined)
  const looked = refetchNotifications()
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toHaveLength(2)
  answers[0]?.(0)
  answers[1]?.(1)
  await looked
  expect(client.getQueryData(queryKeys.unread)).toBe(1)
  forget()
})

test.each([
  null,
  7,
  {},
  { area: '/v1/major', id: 7, isSaved: true },
  { area: '/v1/job', id: '7', isSaved: true },
])('ignores the invalid change %j', (change) => {
  Cookies.set('signed_in', '1')
  const { socket } = open()
  const listIds = () => getSaves(UNKNOWN_OWNER)?.entries.map(({ id }) => id)
  socket.emit('saved', change)
  expect(listIds()).toBeUndefined()
  socket.emit('saved', { area: '/v1/job', id: 7, isSaved: true })
  expect(listIds()).toEqual([7])
})
