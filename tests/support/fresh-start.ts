import { vi } from 'vitest'

// The test files of a process share its packages, which take long to load, and its window. Our own modules
// are made anew for each file and the window is emptied: nothing they remember, and nothing a test puts in
// their place, into the environment or onto `globalThis`, reaches the next file; nor what we keep there by symbols.
vi.resetModules()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
for (const key of Object.getOwnPropertySymbols(globalThis)) {
  if (key.description?.startsWith('visvakor.')) Reflect.deleteProperty(globalThis, key)
}
if (typeof document !== 'undefined') emptyWindow()

function emptyWindow(): void {
  const { documentElement, head, body } = document
  for (const element of [documentElement, head, body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  }
  head.replaceChildren()
  body.replaceChildren()
  document.title = ''
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
    document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`
  }
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
