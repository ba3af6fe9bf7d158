import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useIsHiddenByScroll } from '@/components/layout/header/auto-hide-header'

function Header() {
  const header = useRef<HTMLElement>(null)
  const isHidden = useIsHiddenByScroll(header)
  return (
    <header ref={header} data-hidden={isHidden}>
      <a href="/jobs">Jobs</a>
    </header>
  )
}

beforeEach(() => scroll(0))

function scroll(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
}

test('hides while scrolling down and shows while scrolling up', () => {
  const { getByRole } = render(<Header />)
  const isHidden = () => getByRole('banner').dataset.hidden
  scroll(300)
  expect(isHidden()).toBe('true')
  scroll(290)
  expect(isHidden()).toBe('false')
})

test('never hides while it contains the focus, and reappears when the focus enters', () => {
  const { getByRole } = render(<Header />)
  const isHidden = () => getByRole('banner').dataset.hidden
  scroll(300)
  act(() => getByRole('link').focus())
  expect(isHidden()).toBe('false')
  scroll(600)
  expect(isHidden()).toBe('false')
})
