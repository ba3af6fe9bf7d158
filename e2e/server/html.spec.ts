import { findHtmlErrors } from '../fixtures/html-checker'
import { listPublicPages } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/test'

test('the Nu HTML checker finds no error in any page', async ({ request }) => {
  const pages = await listPublicPages(request)
  const answers = await Promise.all(
    pages.map(async ([name, path]) => [name, await (await request.get(path)).text()] as const),
  )
  expect(await findHtmlErrors(new Map(answers))).toEqual([])
})

test('the Nu HTML checker runs and sees errors', async () => {
  const page = '<!DOCTYPE html><html lang="en"><title>Wrong</title><p id=a><p id=a>'
  expect((await findHtmlErrors(new Map([['wrong', page]]))).join()).toContain('Duplicate ID')
})
