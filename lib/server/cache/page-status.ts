import 'server-only'
import {
  cacheAsGone,
  cacheAsMissing,
  cacheForOneSecondAs,
  cacheWithAnalytics,
} from './cache-lifetime'

// A page gets the tags of every cached function it calls: calling one of these marks it.

export async function markPageMissing(): Promise<void> {
  'use cache'
  cacheAsMissing()
}

export async function markPageGone(): Promise<void> {
  'use cache'
  cacheAsGone()
}

export async function markPageUnavailable(): Promise<void> {
  'use cache'
  cacheForOneSecondAs('unavailable')
}

export async function markPagePartial(): Promise<void> {
  'use cache'
  cacheForOneSecondAs('partial')
}

export async function markPageWithAnalytics(): Promise<void> {
  'use cache'
  cacheWithAnalytics()
}
