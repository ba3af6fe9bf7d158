import { expect, test } from 'vitest'
import { requireVacancyFormat } from '@/backend/import/formats/formats'
import { readXmlRecords } from '@/backend/import/read/xml-records'

const jooble = requireVacancyFormat('jooble')

/** The place of the only entry of a feed. */
async function readPlace(region: string) {
  async function* feed() {
    yield `<jobs><job><referencenumber>1</referencenumber><region>${region}</region></job></jobs>`
  }
  for await (const record of readXmlRecords(feed(), [jooble]))
    return jooble.toVacancy(record).places?.[0]
  throw new Error('The feed has an entry')
}

test.each([
  ['only the city when there is one', 'Ta Khmau, Kandal', 'Ta Khmau, Kandal'],
  ['the state when there is no city', '', 'Ta Khmau; Kandal'],
])('jooble: the place is %s', async (_, city, read) => {
  const region = `<country>KH</country><state>Ta Khmau; Kandal</state><city>${city}</city>`
  expect(await readPlace(region)).toEqual({ city: read, region: '', country: 'KH' })
})
