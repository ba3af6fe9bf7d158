import { expect, it } from 'vitest'
import { contentSecurityPolicy } from '@/lib/server/next-cache/content-security-policy.mjs'
import {
  NO_THIRD_PARTY_SOURCES,
  withAnalyticsSources,
} from '@/lib/server/next-cache/third-party-sources.mjs'

it('allows the Google Analytics script and its requests, besides what was allowed before', () => {
  const before = { connect: ['https://a.example'], script: ['https://b.example'], frame: [] }
  const policy = contentSecurityPolicy(["'sha256-x'"], withAnalyticsSources(before))
  expect(policy).toContain(
    "script-src 'self' 'sha256-x' https://b.example https://www.googletagmanager.com;",
  )
  expect(policy).toContain("connect-src 'self' https://a.example https://www.googletagmanager.com")
  expect(policy).not.toContain('unsafe')
})

it('allows no frame and no inline script', () => {
  const policy = contentSecurityPolicy([], withAnalyticsSources(NO_THIRD_PARTY_SOURCES))
  expect(policy).not.toContain('frame-src')
  expect(policy.match(/https:\/\/www\.googletagmanager\.com/g)).toHaveLength(2)
})
