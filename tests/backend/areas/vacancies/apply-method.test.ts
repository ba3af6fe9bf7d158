import { describe, expect, test } from 'vitest'
import { toApplyMethod } from '@/backend/areas/vacancies/vacancy-detail'
import { jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { provideApi } from '@/tests/support/app'
import { addVacancy } from '@/tests/support/applications'

const nothing = { applyEmail: null, applyUrl: null, howToApply: '' }
const url = 'https://employer.example/jobs/7'
const words =
  '<p>Write to <a href="mailto:hr@employer.example?subject=x">hr@employer.example</a>.</p>'

describe('the way to apply', () => {
  test('is our form when we can e-mail the employer, else their site, their address or their text', () => {
    const all = { applyEmail: 'jobs@employer.example', applyUrl: url, howToApply: words }
    expect(toApplyMethod(all)).toEqual({ way: 'here' })
    expect(toApplyMethod({ ...all, applyEmail: null })).toEqual({ way: 'site', url })
    const way = { way: 'mail', address: 'hr@employer.example' }
    expect(toApplyMethod({ ...nothing, howToApply: words })).toEqual(way)
    expect(toApplyMethod(nothing)).toEqual({ way: 'text' })
  })

  test.each([
    ['Send it to jobs@employer.example.', 'jobs@employer.example'],
    ['Send it to <b>jobs</b>@employer.example', null],
    ['jobs@employer, hr.team+2@sub.employer.example', 'hr.team+2@sub.employer.example'],
    ['សូមផ្ញើទៅ jobs@employer.example។', 'jobs@employer.example'],
    ['Come to our office @ Street 271', null],
    ['.jobs@employer.example', null],
    ['a'.repeat(200_000), null],
  ])('of the text %s is the address %s', (howToApply, address) => {
    const way = address === null ? { way: 'text' } : { way: 'mail', address }
    expect(toApplyMethod({ ...nothing, howToApply })).toEqual(way)
  })
})

const { db, api } = provideApi()
const read = async (id: number) => await api.app.inject({ url: `/v1/job/${id}` })

test("does not reveal the employer's address when applications are sent by us", async () => {
  const response = await read(await addVacancy(db, { applyEmail: 'secret@employer.example' }))
  expect(jobEndpoints.get.reply.parse(response.json()).apply).toEqual({ way: 'here' })
  expect(response.body).not.toContain('secret')
})

test('a list says which vacancies take applications here, without addresses', async () => {
  const here = await addVacancy(db, { applyEmail: 'secret@employer.example' })
  const elsewhere = await addVacancy(db, { applyEmail: '' })
  const response = await api.app.inject({ url: '/v1/job?limit=100' })
  const { data } = jobEndpoints.list.reply.parse(response.json())
  const marks = new Map(data.map(({ id, applyHere }) => [id, applyHere]))
  expect([marks.get(here), marks.get(elsewhere)]).toEqual([true, undefined])
  expect(response.body).not.toContain('secret')
})

test.each(['jobs@', 'Jobs <jobs@employer.example>', 'a@b.example, c@d.example', ' ', ''])(
  'an invalid address (%o) is ignored',
  async (applyEmail) => {
    const { apply } = (await read(await addVacancy(db, { applyEmail }))).json()
    expect(apply).toEqual({ way: 'text' })
  },
)
