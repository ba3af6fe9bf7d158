import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// On a busy machine a script loaded late takes more than the default second.
configure({ asyncUtilTimeout: 20_000 })

// The last setup file, so these run before other hooks wait for the window.
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
