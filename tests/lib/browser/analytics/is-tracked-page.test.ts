import { expect, it } from 'vitest'
import { isTrackedPage } from '@/lib/browser/analytics/google-analytics'

it.each(['/', '/jobs', '/jobs/7/site-engineer', '/page/about-us', '/profiles'])(
  '%s is tracked',
  (path) => expect(isTrackedPage(path)).toBe(true),
)

it.each([
  '/profile',
  '/profile/resumes',
  '/login',
  '/registration/phone-number',
  '/forget-password',
  '/get-started',
  '/job-preview',
])('%s is private and not tracked', (path) => expect(isTrackedPage(path)).toBe(false))
