import { vi } from 'vitest'

// The test files of a process share its packages, which take long to load. Our own modules are made anew
// for each: nothing they remember, and nothing a test puts in their place, reaches the next file.
vi.resetModules()
