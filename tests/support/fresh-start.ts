import { afterEach, vi } from 'vitest'

// Test files of a process share packages, which are slow to load, and the window. Our own modules
// are loaded again for each file and the window is cleared, so no state, mock,
// environment variable, global or symbol of ours reaches the next file.
vi.resetModules()
vi.restoreAllMocks()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
for (const key of Object.getOwnPropertySymbols(globalThis)) {
  if (key.description?.startsWith('visvakor.')) Reflect.deleteProperty(globalThis, key)
}
if (typeof document !== 'undefined') emptyWindow()

// Vitest itself restores spies, globals and environment variables before each test.
afterEach(() => {
  vi.useRealTimers()
})

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
