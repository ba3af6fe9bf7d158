import { findHtmlErrors } from '../fixtures/html-checker'
import { findPages } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/test'

test('the Nu HTML checker finds no error in any page', async ({ request, site }) => {
  const answers = new Map<string, string>()
  for (const { name, path, status } of await findPages(site)) {
    const reply = await request.get(path)
    expect.soft(reply.status(), path).toBe(status)
    answers.set(name, await reply.text())
  }
  expect(await findHtmlErrors(answers)).toEqual([])
})

test('the Nu HTML checker runs and finds errors', async () => {
  const page = '<!DOCTYPE html><html lang="en"><title>Wrong</title><p id=a><p id=a>'
  expect((await findHtmlErrors(new Map([['wrong', page]]))).join()).toContain('Duplicate ID')
})
