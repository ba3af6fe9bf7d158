import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { getDeviceSaves, saveOnDevice, unsaveOnDevice } from '@/lib/browser/saved/device-saves'
import {
  migrateDeviceSaves,
  startMigratingDeviceSaves,
} from '@/lib/browser/saved/migrate-device-saves'
import { broadcastSessionChange } from '@/lib/browser/session/session-state'

const asked: (readonly [method: string, address: string, meantFor: string | null])[] = []
let answers: (() => Response)[] = []

const done = () => Response.json({ success: true })
const refuse = (status: number) => () =>
  Response.json({ statusCode: status, message: 'x' }, { status })

beforeEach(() => {
  asked.length = 0
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed_in=1.first'
  for (const id of [1, 2, 3]) saveOnDevice({ area: '/v1/job', id, title: `Job ${id}` })
  vi.stubGlobal('fetch', async (address: string, { method, headers }: RequestInit) => {
    asked.push([String(method), address, new Headers(headers).get('x-meant-for')])
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer()
  })
})

afterEach(() => {
  window.localStorage.clear()
  vi.unstubAllGlobals()
})

const listIds = () => getDeviceSaves().map(({ id }) => id)

it('carries all into the account of who is here, the one pressed last first', async () => {
  answers = [done, done, done]
  await migrateDeviceSaves()
  expect(asked).toEqual([
    ['POST', '/upstream/v1/job/3/save', 'first'],
    ['POST', '/upstream/v1/job/1/save', 'first'],
    ['POST', '/upstream/v1/job/2/save', 'first'],
  ])
  expect(listIds()).toEqual([])
})

it.each([412, 429, 503, 900])(
  'leaves on the device what %i keeps out of the account',
  async (status) => {
    answers = [
      done,
      status === 900 ? () => Response.json({ statusCode: 900, message: 'x' }) : refuse(status),
    ]
    await migrateDeviceSaves()
    expect(listIds()).toEqual([2, 1])
  },
)

it('leaves on the device what a lost line kept out, and carries it the next time', async () => {
  answers = [done]
  await expect(migrateDeviceSaves()).rejects.toThrow('Failed to fetch')
  expect(listIds()).toEqual([2, 1])
  answers = [done, done]
  await migrateDeviceSaves()
  expect(listIds()).toEqual([])
})

it('takes a page of the network for no answer of the account', async () => {
  answers = [() => new Response('<h1>Sign in to the hotel</h1>')]
  await migrateDeviceSaves()
  expect(listIds()).toEqual([3, 2, 1])
})

it.each([404, 410])('lets go of what %i says is gone', async (status) => {
  answers = [refuse(status), done, done]
  await migrateDeviceSaves()
  expect(listIds()).toEqual([])
})

it('asks for nothing anew where nothing is saved', async () => {
  window.localStorage.clear()
  const look = vi.spyOn(getQueryClient(), 'invalidateQueries')
  await migrateDeviceSaves()
  expect(look).not.toHaveBeenCalled()
  look.mockRestore()
})

it('leaves out what was taken off meanwhile', async () => {
  const takeOff = () => {
    unsaveOnDevice({ area: '/v1/job', id: 1 })
    return done()
  }
  answers = [takeOff, done]
  await migrateDeviceSaves()
  expect(asked.map(([, address]) => address)).toEqual([
    '/upstream/v1/job/3/save',
    '/upstream/v1/job/2/save',
  ])
})

it('begins by itself, once in a page, where somebody is signed in and there is a line', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  startMigratingDeviceSaves()
  startMigratingDeviceSaves()
  await vi.waitFor(() => expect(logged).toHaveBeenCalled())
  await turn()
  expect(asked.map(([, address]) => address)).toEqual(['/upstream/v1/job/3/save'])

  asked.length = 0
  logged.mockClear()
  isOnline.mockReturnValue(false)
  broadcastSessionChange()
  await turn()
  expect(asked).toEqual([])

  isOnline.mockReturnValue(true)
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed_in=; max-age=0'
  broadcastSessionChange()
  await turn()
  expect(asked).toEqual([])

  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed_in=1.first'
  broadcastSessionChange()
  await vi.waitFor(() => expect(logged).toHaveBeenCalled())
  expect(asked.map(([, address]) => address)).toEqual(['/upstream/v1/job/3/save'])

  for (const id of [3, 2]) unsaveOnDevice({ area: '/v1/job', id })
  answers = [done]
  const look = vi.spyOn(getQueryClient(), 'invalidateQueries')
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(listIds()).toEqual([]))
  await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(1))
  window.dispatchEvent(new Event('online'))
  await turn()
  expect(asked).toHaveLength(2)
  expect(look).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})
