import { listDemoJobs } from '../fixtures/demo-job'
import { locales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'

for (const locale of locales) {
  test(`the closing date of a job is a calendar file ${locale}`, async ({ request }) => {
    const { data } = await listDemoJobs(request, { limit: 100 })
    const job = data.find(({ closingDate }) => closingDate !== null)
    const reply = await request.get(`${locale}/jobs/${job?.id}/closing.ics`)
    expect(reply.status()).toBe(200)
    expect(reply.headers()).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="jobs-${job?.id}-closing.ics"`,
      'x-content-type-options': 'nosniff',
    })
    const day = job?.closingDate?.replaceAll('-', '')
    expect(await reply.text()).toContain(`\r\nDTSTART;VALUE=DATE:${day}\r\n`)
  })
}

test('internships and scholarships have one as well', async ({ request }) => {
  for (const list of ['/internships', '/scholarships']) {
    const html = await (await request.get(`${list}?sort=closing`)).text()
    const [, path = ''] = new RegExp(`href="(${list}/\\d+)/`).exec(html) ?? []
    const reply = await request.get(`${path}/closing.ics`)
    expect(reply.status(), path).toBe(200)
    expect(await reply.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
  }
})

test('without an item or a closing date there is none', async ({ request }) => {
  const { data } = await listDemoJobs(request, { limit: 100 })
  const endless = data.find(({ closingDate }) => closingDate === null)
  for (const id of ['999999999', 'abc', '0', endless?.id]) {
    expect((await request.get(`/jobs/${id}/closing.ics`)).status(), String(id)).toBe(404)
  }
})

test('the page of a job links its calendar file', async ({ request }) => {
  const { data } = await listDemoJobs(request, { sort: 'closing' })
  const [job] = data
  const html = await (await request.get(`/jobs/${job?.id}`)).text()
  expect(html).toContain(`href="/jobs/${job?.id}/closing.ics"`)
})
