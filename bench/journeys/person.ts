import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test'
import { chooseOption } from '@/e2e/fixtures/choose-option'
import { tabTo } from '@/e2e/fixtures/keyboard'
import type { Way } from './journey'
import { isByFinger, slowDown } from './screens'

/** The cost of a journey. Seconds count on the site only, not in a mailbox. */
export type Cost = { readonly taps: number; readonly pages: number; readonly seconds: number }

type Circumstances = {
  readonly context: BrowserContext
  readonly way: Way
  readonly request: APIRequestContext
  readonly site: string
  /** Address of the API, whose inbox has the sent messages. */
  readonly api: string
  /** E-mail address of the signed-in user, otherwise empty. */
  readonly email: string
}

/** A person on a journey, who finds elements by name and counts every tap. */
export class Person {
  taps = 0
  private pages = 0
  private awayMs = 0
  private begun = 0

  private constructor(
    readonly page: Page,
    readonly at: Circumstances,
  ) {
    let last = 'about:blank'
    page.on('framenavigated', (frame) => {
      // Next rewrites the address without leaving the page.
      if (frame !== page.mainFrame() || frame.url() === last) return
      last = frame.url()
      this.pages += 1
    })
  }

  static async arrive(at: Circumstances): Promise<Person> {
    const page = await at.context.newPage()
    await slowDown(page, at.way)
    return new Person(page, at)
  }

  /** Opens a link from elsewhere, or an address; the first one starts the clock. */
  async open(path: string): Promise<void> {
    this.begun ||= performance.now()
    await this.page.goto(path, { waitUntil: 'commit' })
  }

  /** One tap, one click, or the way there by Tab and Enter. */
  async tap(what: Locator): Promise<void> {
    const one = what.filter({ visible: true }).first()
    this.taps += 1
    if (isByFinger(this.at.way)) return one.tap()
    if (this.at.way === 'desktop') return one.click()
    await tabTo(this.page, one)
    const isSwitch = await one.evaluate((element) => element instanceof HTMLInputElement)
    await this.page.keyboard.press(isSwitch ? 'Space' : 'Enter')
  }

  /** A tap on the field; typing into it does not count again. */
  async type(field: Locator, text: string): Promise<void> {
    const one = field.filter({ visible: true }).first()
    this.taps += 1
    if (this.at.way === 'keyboard') await tabTo(this.page, one)
    await one.fill(text)
  }

  /** Opens a native select and taps an option. */
  async choose(list: Locator, name: string): Promise<void> {
    this.taps += 2
    await chooseOption(list.filter({ visible: true }).first(), name)
  }

  /** The enter key of the on-screen keyboard. */
  async enter(): Promise<void> {
    this.taps += 1
    await this.page.keyboard.press('Enter')
  }

  async back(): Promise<void> {
    this.taps += 1
    await this.page.goBack({ waitUntil: 'commit' })
  }

  /** Waits until it is visible. */
  async see(what: Locator): Promise<Locator> {
    const one = what.filter({ visible: true }).first()
    await one.waitFor()
    return one
  }

  /** Waits for a heading in the viewport. */
  seeHeading(name: string | RegExp): Promise<Locator> {
    return this.see(this.page.getByRole('heading', { name }))
  }

  /** Does something elsewhere, such as in a mailbox, while the clock is paused. */
  async away<Found>(work: () => Promise<Found>): Promise<Found> {
    const left = performance.now()
    const found = await work()
    this.awayMs += performance.now() - left
    return found
  }

  /** The cost so far. */
  sum(): Cost {
    const ms = performance.now() - this.begun - this.awayMs
    return { taps: this.taps, pages: this.pages, seconds: ms / 1000 }
  }
}
