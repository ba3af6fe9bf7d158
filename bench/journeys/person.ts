import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test'
import { chooseOption } from '@/e2e/fixtures/choose-option'
import { tabTo } from '@/e2e/fixtures/keyboard'
import type { Way } from './journey'
import { isByFinger, slowDown } from './screens'

/** What a journey cost. Seconds are those of the site: what passes in a mailbox is not counted. */
export type Cost = { readonly taps: number; readonly pages: number; readonly seconds: number }

type Circumstances = {
  readonly context: BrowserContext
  readonly way: Way
  readonly request: APIRequestContext
  readonly site: string
  /** Address of the API, whose inbox has what would have been sent. */
  readonly api: string
  /** Of who is signed in, else empty. */
  readonly email: string
}

/** Somebody on a journey, who finds things by their names and counts every touch. */
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
      // Next writes the address anew without leaving it.
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

  /** A link from elsewhere, or an address; the clock begins with the first. */
  async open(path: string): Promise<void> {
    this.begun ||= performance.now()
    await this.page.goto(path, { waitUntil: 'commit' })
  }

  /** One touch, one click, or the way there by Tab and Enter. */
  async tap(what: Locator): Promise<void> {
    const one = what.filter({ visible: true }).first()
    this.taps += 1
    if (isByFinger(this.at.way)) return one.tap()
    if (this.at.way === 'desktop') return one.click()
    await tabTo(this.page, one)
    const isSwitch = await one.evaluate((element) => element instanceof HTMLInputElement)
    await this.page.keyboard.press(isSwitch ? 'Space' : 'Enter')
  }

  /** A touch on the field; what is typed then counts as one with it. */
  async type(field: Locator, text: string): Promise<void> {
    const one = field.filter({ visible: true }).first()
    this.taps += 1
    if (this.at.way === 'keyboard') await tabTo(this.page, one)
    await one.fill(text)
  }

  /** Unfolds a list of the system and touches one of it. */
  async choose(list: Locator, name: string): Promise<void> {
    this.taps += 2
    await chooseOption(list.filter({ visible: true }).first(), name)
  }

  /** The key of the keyboard on the screen that goes on. */
  async enter(): Promise<void> {
    this.taps += 1
    await this.page.keyboard.press('Enter')
  }

  async back(): Promise<void> {
    this.taps += 1
    await this.page.goBack({ waitUntil: 'commit' })
  }

  /** Looks until it is there. */
  async see(what: Locator): Promise<Locator> {
    const one = what.filter({ visible: true }).first()
    await one.waitFor()
    return one
  }

  /** A heading of the page that is on the screen. */
  seeHeading(name: string | RegExp): Promise<Locator> {
    return this.see(this.page.getByRole('heading', { name }))
  }

  /** What is done elsewhere, as in a mailbox, while the site's clock stands. */
  async away<Found>(work: () => Promise<Found>): Promise<Found> {
    const left = performance.now()
    const found = await work()
    this.awayMs += performance.now() - left
    return found
  }

  /** The cost up to now. */
  sum(): Cost {
    const ms = performance.now() - this.begun - this.awayMs
    return { taps: this.taps, pages: this.pages, seconds: ms / 1000 }
  }
}
