import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
afterEach(cleanup)

const button = () => screen.getByRole('button')
const isOpen = () => button().getAttribute('aria-expanded') === 'true'
const press = (key: string) => fireEvent.keyDown(document.body, { key })

test('opens and closes by its button', () => {
  expect(isOpen()).toBe(false)
  fireEvent.click(button())
  expect(isOpen()).toBe(true)
  fireEvent.click(button())
  expect(isOpen()).toBe(false)
})

test('closes by Escape alone, which gives the focus back', () => {
  fireEvent.click(button())
  press('a')
  expect(isOpen()).toBe(true)
  press('Escape')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button())
})

test('closed, it takes no focus at Escape', () => {
  const elsewhere = screen.getByRole('textbox')
  act(() => elsewhere.focus())
  press('Escape')
  expect(document.activeElement).toBe(elsewhere)
})

test('closes when one goes elsewhere, by hand or by key, and not within', () => {
  const elsewhere = screen.getByRole('textbox')
  for (const leave of [fireEvent.pointerDown, fireEvent.focusIn]) {
    fireEvent.click(button())
    leave(screen.getByText('Words'))
    expect(isOpen()).toBe(true)
    leave(elsewhere)
    expect(isOpen()).toBe(false)
  }
})

test('closes when a link in it is followed, and nothing else is pressed', () => {
  fireEvent.click(button())
  fireEvent.click(screen.getByText('Words'))
  expect(isOpen()).toBe(true)
  fireEvent.click(screen.getByRole('link'))
  expect(isOpen()).toBe(false)
})
