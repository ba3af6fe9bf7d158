import { expectNoFindings, SCHEMES } from '../fixtures/findings'
import { openedStates } from '../fixtures/opened-states'
import { listOverflows } from '../fixtures/overflow'
import { expect, test } from '../fixtures/test'

// Without transitions no colour is measured half way between two schemes.
test.use({ reducedMotion: 'reduce', viewport: { width: 320, height: 640 } })

for (const { name, path, open } of openedStates) {
  test(`axe and HTML_CodeSniffer find nothing in opened elements, which fit the window: ${name}`, async ({
    page,
  }) => {
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme })
      // A draft is in the fragment: opening the same URL again would not reload the page.
      await page.goto('about:blank')
      expect((await page.goto(path))?.status(), path).toBe(200)
      await open(page)
      expect.soft(await listOverflows(page), `wider than the window: ${path}`).toEqual([])
      await expectNoFindings(page, { what: path, scheme, widths: [360] })
    }
  })
}
