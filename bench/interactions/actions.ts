import type { Page } from '@playwright/test'

export type Action = { readonly name: string; readonly run: (page: Page) => Promise<void> }

const EMPTY = 'nothing'

/** Presses a button of the same page with an empty handler: the time that machine, browser and page need anyway. */
export const emptyHandler: Action = {
  name: 'an empty handler',
  run: async (page) => {
    await page.evaluate((name) => {
      const button = document.createElement('button')
      button.textContent = name
      button.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:99;padding:20px'
      button.addEventListener('click', () => undefined)
      document.body.append(button)
    }, EMPTY)
    const button = page.getByRole('button', { name: EMPTY, exact: true })
    await button.tap()
    await button.evaluate((element) => element.remove())
  },
}

/** The interactions of promise S6, in order, on a listing on a phone. */
export const actions: readonly Action[] = [
  {
    name: 'menu',
    run: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).tap()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    },
  },
  {
    name: 'close the menu',
    run: async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'save',
    run: async (page) => {
      const saveButtons = page.getByRole('button', { name: /^Save / }).filter({ visible: true })
      await saveButtons.first().tap()
      await page.getByRole('button', { pressed: true }).first().waitFor()
    },
  },
  {
    name: 'filter',
    run: async (page) => {
      await page.locator('summary', { hasText: 'Filters' }).filter({ visible: true }).tap()
      await page.getByRole('combobox').filter({ visible: true }).first().waitFor()
    },
  },
  {
    name: 'next page',
    run: async (page) => {
      await page
        .getByRole('navigation', { name: 'Pagination' })
        .getByRole('link', { name: 'Next' })
        .tap()
      await page.waitForURL(/[?&]page=2/)
    },
  },
]
