import { expect, test } from 'vitest'
import { listFiles, readTexts } from '@/tests/support/docs/list-texts'

/** The name of the product, which a site does not need to have. */
const PRODUCT = /Visvakor/

/** The sources of texts for visitors and receivers of mails. */
const SHOWN =
  /^(?:app|components|hooks|lib|backend\/(?:areas|content|platform))\/.*\.(?:tsx?|mjs|md)$/

test('no page, mail, calendar, document or article uses the product name for the site', async () => {
  const root = process.cwd()
  const shown = (await readTexts(root, await listFiles(root))).filter(({ path }) =>
    SHOWN.test(path),
  )
  expect(shown.length).toBeGreaterThan(1000)
  expect(shown.filter(({ text }) => PRODUCT.test(text)).map(({ path }) => path)).toEqual([])
})
