import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { joobleJob } from '@/tests/backend/import/jooble-feed'

/** The title of the first entry of a feed. */
export const FIRST_TITLE = 'Wharf engineer of the first entry'

/** Writes a feed with this number of entries, without the first one for `withoutFirst`. */
export async function writeFeed(
  file: string,
  entries: number,
  withoutFirst = false,
): Promise<void> {
  await pipeline(Readable.from(listPieces(entries, withoutFirst)), createWriteStream(file))
}

function* listPieces(entries: number, withoutFirst: boolean): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<jobs>'
  for (let number = withoutFirst ? 1 : 0; number < entries; number += 1) {
    yield joobleJob({
      referencenumber: `bench-${number}`,
      title: number === 0 ? FIRST_TITLE : `Works engineer ${number}`,
      url: `https://jobs.example/${number}`,
      company: `Mekong Works ${number % 500}`,
      description: '<p>Leads the works on site, and writes down what was done.</p>'.repeat(20),
    })
  }
  yield '</jobs>\n'
}
