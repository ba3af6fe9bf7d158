import { vi } from 'vitest'

/** jsdom opens no modal dialogs; this has the part of their behaviour that components need. */
export function provideDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

/** jsdom has no media queries; `resizeTo` evaluates `(min-width: …)` and calls the listeners. */
export function provideWindowWidth(width: number): { resizeTo(width: number): void } {
  let current = width
  const lists: { list: EventTarget; minimum: number }[] = []
  vi.stubGlobal('matchMedia', (query: string) => {
    const minimum = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY)
    const list = new EventTarget()
    lists.push({ list, minimum })
    Object.defineProperty(list, 'matches', { get: () => current >= minimum })
    return list
  })
  return {
    resizeTo(next) {
      current = next
      for (const { list } of lists) list.dispatchEvent(new Event('change'))
    },
  }
}
