import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { templates } from '@/backend/content/kinds/templates'
import { templateSchema, templateSummary } from '@/lib/contract/articles/document-template'
import { pageOf } from '@/lib/contract/common'
import { provideApi } from '@/tests/support/app'
import { first } from '@/tests/support/content'
import { draftTemplate } from '@/tests/support/templates'

const { db, api } = provideApi()
const LIST = '/v1/cv-cover-letters'
let ids: number[] = []

beforeAll(async () => {
  const drafts = [
    draftTemplate({ slug: 'cv-civil', title: 'CV for a civil engineer', search: ' cv \n civil ' }),
    draftTemplate({ slug: 'cv-power', publishedAt: new Date('2026-03-05T01:00:00Z') }),
    draftTemplate({ slug: 'cv-later', publishedAt: new Date('2026-03-11T01:00:00Z') }),
  ]
  await db.transaction((tx) => templates.write(tx, drafts, new Date('2026-03-09T01:00:00Z')))
  const { data } = (await api.app.inject(LIST)).json()
  ids = data.map(({ id }: { id: number }) => id)
})

const get = async (url: string) => {
  const response = await api.app.inject(url)
  return { status: response.statusCode, body: response.json() }
}

describe('GET /v1/cv-cover-letters', () => {
  test('lists published templates, newest first, with their documents', async () => {
    const { status, body } = await get(LIST)
    expect(status).toBe(200)
    const page = pageOf(templateSummary.strict()).parse(body)
    expect(page).toMatchObject({ total: 2, limit: 20, offset: 0 })
    expect(page.data.map(({ file }) => file.name)).toEqual(['cv-power.docx', 'cv-civil.docx'])
    expect(page.data[1]).toMatchObject({
      title: 'CV for a civil engineer',
      kind: 'cv',
      field: 'Civil engineering',
      level: 'Student',
      file: {
        path: `${LIST}/${ids[1]}/file`,
        mediaType: expect.stringContaining('wordprocessing'),
      },
    })
  })

  test('supports search and paging', async () => {
    expect((await get(`${LIST}?searchText=civil`)).body).toMatchObject({
      total: 1,
      data: [{ id: ids[1] }],
    })
    expect((await get(`${LIST}?limit=1&offset=1`)).body).toMatchObject({
      total: 2,
      data: [{ id: ids[1] }],
    })
    expect((await get(`${LIST}?limit=0`)).status).toBe(400)
  })
})

describe('GET /v1/cv-cover-letters/{id}', () => {
  test('returns the template with its description', async () => {
    const { status, body } = await get(`${LIST}/${ids[1]}`)
    expect(status).toBe(200)
    expect(templateSchema.strict().parse(body)).toMatchObject({
      description: '<p>How to use it.</p>',
      publishedAt: '2026-03-01T01:00:00.000Z',
      updatedAt: '2026-03-01T01:00:00.000Z',
    })
  })

  test('answers 404 for an unknown id and 400 for an invalid one', async () => {
    expect((await get(`${LIST}/999999`)).status).toBe(404)
    expect((await get(`${LIST}/${Math.max(...ids) + 1}`)).status).toBe(404)
    expect((await get(`${LIST}/abc`)).status).toBe(400)
  })
})

describe('GET /v1/cv-cover-letters/{id}/file', () => {
  test('serves a Word document as a download', async () => {
    const listed = (await get(`${LIST}/${ids[1]}`)).body.file
    const response = await api.app.inject(listed.path)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': listed.mediaType,
      'content-length': String(listed.size),
      'content-disposition': `attachment; filename="cv-civil.docx"; filename*=UTF-8''cv-civil.docx`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const { 'word/document.xml': document } = unzipSync(response.rawPayload)
    expect(strFromU8(document ?? new Uint8Array())).toContain('A headline')
  })

  test('answers 404 for an unknown or unpublished template and 400 for an invalid id', async () => {
    expect((await get(`${LIST}/999999/file`)).status).toBe(404)
    expect((await get(`${LIST}/${Math.max(first(ids), ...ids) + 1}/file`)).status).toBe(404)
    expect((await get(`${LIST}/0/file`)).status).toBe(400)
  })
})
