import { describe, expect, it } from 'vitest'
import { getAboutPath, isUnwritten, toOpening } from '@/lib/browser/forms/about-path'

describe('what a message is about', () => {
  it('is a path of this site', () => {
    expect(getAboutPath('?about=/jobs/7')).toBe('/jobs/7')
    expect(getAboutPath('?utm_source=x&about=%2Fjobs%2F7%2Fsite-engineer')).toBe(
      '/jobs/7/site-engineer',
    )
  })

  it.each([
    '',
    '?about=',
    '?about=https://evil.example',
    '?about=//evil.example',
    '?about=/\\evil.example',
    '?about=javascript:alert(1)',
    '?about=/jobs/7%0ACall me',
    '?about=/jobs/7 pay here first',
    `?about=/${'x'.repeat(201)}`,
  ])('is nothing for %s', (search) => {
    expect(getAboutPath(search)).toBeNull()
  })

  it('opens a message that is not written yet', () => {
    expect(isUnwritten('')).toBe(true)
    expect(isUnwritten(toOpening('/jobs/7'))).toBe(true)
    expect(isUnwritten(`${toOpening('/jobs/7')}it asks for money`)).toBe(false)
  })
})
