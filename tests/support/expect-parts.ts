import { expect } from 'vitest'

/** Expects parts in a page's markup, and others not. */
export function expectParts(
  body: string,
  shown: readonly string[],
  hidden: readonly string[] = [],
): void {
  expect(shown.filter((part) => !body.includes(part))).toEqual([])
  expect(hidden.filter((part) => body.includes(part))).toEqual([])
}
