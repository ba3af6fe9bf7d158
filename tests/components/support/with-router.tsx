import { render } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactElement } from 'react'
import { vi } from 'vitest'

/** Renders inside a router that records navigations and prefetches. */
export function renderWithRouter(element: ReactElement) {
  const router = {
    push: vi.fn(),
    replace: vi.fn(),
    prefetch: vi.fn(),
    refresh: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    bfcacheId: '0',
  }
  const view = render(
    <AppRouterContext.Provider value={router}>{element}</AppRouterContext.Provider>,
  )
  return { ...view, router }
}
