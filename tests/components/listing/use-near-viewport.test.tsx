import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useNearViewport } from '@/components/listing/follow-search'

type Seen = readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]

const watched: Element[] = []
const disconnect = vi.fn()
let see: (entries: Seen) => void = () => undefined

class Observer {
  constructor(tell: (entries: Seen) => void) {
    see = tell
  }
  observe = (place: Element) => watched.push(place)
  disconnect = disconnect
}

function Place() {
  const [ref, wasNear] = useNearViewport()
  return <p ref={ref}>{wasNear ? 'near' : 'far'}</p>
}

afterEach(() => {
  cleanup()
  watched.length = 0
  disconnect.mockReset()
})

test('becomes true once the element is near, and stays true', () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  render(<Place />)
  const place = screen.getByText('far')
  expect(watched).toEqual([place])
  act(() => see([{ isIntersecting: false }]))
  expect(place.textContent).toBe('far')
  act(() => see([{ isIntersecting: false }, { isIntersecting: true }]))
  expect(place.textContent).toBe('near')
  // Nothing is observed any more.
  expect(watched).toHaveLength(1)
  expect(disconnect).toHaveBeenCalledOnce()
})

test('is true where the browser has no IntersectionObserver', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
  render(<Place />)
  expect(screen.getByText('near')).toBeDefined()
})
