import { beforeAll, describe, expect, test } from 'vitest'
import { provideApi } from '@/tests/support/app'
import { appDeps } from '@/tests/support/app-deps'
import { addArticles } from '@/tests/support/articles'
import { first } from '@/tests/support/content'
import { buildWatchedApp } from '@/tests/support/contract/watched-app'
import { install } from '@/tests/support/visitors'

const { db, api } = provideApi()

describe.each(['/v1/news', '/v1/careers-advice'] as const)('POST %s/{id}/views', (path) => {
  let ids: number[] = []

  beforeAll(async () => {
    const later = '2026-03-11T01:00:00Z'
    ids = await addArticles(db, path, { slug: 'now' }, { slug: 'later', publishedAt: later })
  })

  const view = (headers: Record<string, string>, id = first(ids)) => ({
    method: 'POST' as const,
    url: `${path}/${id}/views`,
    headers,
  })

  test('counts views once per installation and day', async () => {
    const app = await buildWatchedApp(appDeps({ db, clock: api.clock }))
    const [one, two] = [await install(db), await install(db)]
    for (const headers of [one, one, two]) {
      const response = await app.inject(view(headers))
      expect([response.statusCode, response.json()]).toEqual([200, { success: true }])
    }
    api.clock.set('2026-03-10T17:01:00Z')
    await app.inject(view(one))
    api.clock.set('2026-03-10T05:00:00Z')
    await app.close()
    expect((await api.app.inject(`${path}/${first(ids)}`)).json().views).toBe(3)
    expect((await api.app.inject(path)).json().data[0].views).toBe(3)
  })

  test('answers with success', async () => {
    const response = await api.app.inject(view(await install(db)))
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }])
  })

  test('answers 650 for an unknown, malformed or missing installation', async () => {
    for (const headers of [
      { 'x-installation-id': '00000000-0000-4000-8000-000000000000' },
      { 'x-installation-id': 'nonsense' },
      {},
    ] as Record<string, string>[]) {
      expect((await api.app.inject(view(headers))).statusCode).toBe(650)
    }
  })

  test('answers 404 for a missing or unpublished article and 400 for an invalid id', async () => {
    const headers = await install(db)
    expect((await api.app.inject(view(headers, 999_999))).statusCode).toBe(404)
    expect((await api.app.inject(view(headers, ids[1]))).statusCode).toBe(404)
    expect((await api.app.inject(view(headers, 0))).statusCode).toBe(400)
  })
})
