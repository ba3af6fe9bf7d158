import { expect, test } from 'vitest'
import { nextHeaderState } from '@/components/layout/header/auto-hide-header'

const HEADER = 64
const shownAt = (at: number) => ({ at, isHidden: false })

test('hides on scrolling down by the threshold of 5 px', () => {
  expect(nextHeaderState(shownAt(200), 205, HEADER)).toEqual({ at: 205, isHidden: true })
})

test('shows again on scrolling up by 5 px', () => {
  expect(nextHeaderState({ at: 205, isHidden: true }, 200, HEADER)).toEqual(shownAt(200))
})

test('a move of less than 5 px changes nothing, but moves add up', () => {
  const last = shownAt(200)
  const afterFour = nextHeaderState(last, 204, HEADER)
  expect(afterFour).toBe(last)
  expect(nextHeaderState(afterFour, 206, HEADER).isHidden).toBe(true)
})

test('is always visible at the top, also while iOS bounces', () => {
  expect(nextHeaderState({ at: 300, isHidden: true }, 40, HEADER)).toEqual(shownAt(40))
  expect(nextHeaderState(shownAt(40), HEADER, HEADER)).toEqual(shownAt(HEADER))
  expect(nextHeaderState(shownAt(0), -30, HEADER)).toEqual(shownAt(0))
})
