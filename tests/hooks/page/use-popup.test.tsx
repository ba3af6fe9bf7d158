import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { usePopup } from '@/hooks/page/use-popup'

function Menu() {
  const { isOpen, toggle, root, button } = usePopup<HTMLDivElement>()
  return (
    <>
      <div ref={root}>
        <button type="button" ref={button} onClick={toggle} aria-expanded={isOpen}>
          Menu
        </button>
        <a href="#profile">Profile</a>
        <p>Words</p>
      </div>
      <input aria-label="Elsewhere" />
    </>
  )
}

beforeEach(() => {
  render(<Menu />)
})

const button = () => screen.getByRole('button')
const isOpen = () => button().getAttribute('aria-expanded') === 'true'
const press = (key: string) => fireEvent.keyDown(document.body, { key })

test('is opened and closed by its button', () => {
  expect(isOpen()).toBe(false)
  fireEvent.click(button())
  expect(isOpen()).toBe(true)
  fireEvent.click(button())
  expect(isOpen()).toBe(false)
})

test('is closed by Escape, which returns the focus', () => {
  fireEvent.click(button())
  press('a')
  expect(isOpen()).toBe(true)
  press('Escape')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button())
})

test('does not move the focus on Escape while closed', () => {
  const elsewhere = screen.getByRole('textbox')
  act(() => elsewhere.focus())
  press('Escape')
  expect(document.activeElement).toBe(elsewhere)
})

test('closes on a click or focus outside, and not inside', () => {
  const elsewhere = screen.getByRole('textbox')
  for (const leave of [fireEvent.pointerDown, fireEvent.focusIn]) {
    fireEvent.click(button())
    leave(screen.getByText('Words'))
    expect(isOpen()).toBe(true)
    leave(elsewhere)
    expect(isOpen()).toBe(false)
  }
})

test('closes when a link inside is clicked, but not for other clicks', () => {
  fireEvent.click(button())
  fireEvent.click(screen.getByText('Words'))
  expect(isOpen()).toBe(true)
  fireEvent.click(screen.getByRole('link'))
  expect(isOpen()).toBe(false)
})
