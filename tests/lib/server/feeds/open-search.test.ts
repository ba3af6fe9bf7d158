import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { toOpenSearch } from '@/lib/server/feeds/open-search'

type Found = { name: string; attributes: Record<string, string>; text: string }

function read(xml: string): Found[] {
  const found: Found[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const plain = Object.entries(attributes).map(([key, { value }]) => [key, value])
    found.push({ name, attributes: Object.fromEntries(plain), text: '' })
  })
  parser.on('text', (text) => {
    const last = found.at(-1)
    if (last) last.text += text
  })
  parser.write(xml).close()
  return found
}

test('tells the browser the search URLs', () => {
  const found = read(toOpenSearch('Visvakor'))
  expect(found[0]).toMatchObject({
    name: 'OpenSearchDescription',
    attributes: { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
  })
  const templates = found.filter(({ name }) => name === 'Url').map(({ attributes }) => attributes)
  expect(templates).toEqual([
    { type: 'text/html', template: 'http://localhost:3000/jobs?searchText={searchTerms}' },
    {
      type: 'application/atom+xml',
      template: 'http://localhost:3000/jobs.atom?searchText={searchTerms}',
    },
  ])
})

test('shortens and escapes a long or unusual site name', () => {
  const found = read(toOpenSearch('A & <very> long name\u0000 of a site'))
  const name = found.find((each) => each.name === 'ShortName')?.text ?? ''
  expect(Array.from(name).length).toBeLessThanOrEqual(16)
  expect(name).toMatch(/^A & <very> long/)
})
