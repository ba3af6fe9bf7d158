import 'server-only'
import { keepAsGone, keepAsMeasured, keepAsMissing, keepForASecondAs } from './lifetime'

// A page gets the tags of every cached function it has called: calling one of these marks it.

export async function markMissing(): Promise<void> {
  'use cache'
  keepAsMissing()
}

export async function markGone(): Promise<void> {
  'use cache'
  keepAsGone()
}

export async function markUnavailable(): Promise<void> {
  'use cache'
  keepForASecondAs('unavailable')
}

export async function markPartial(): Promise<void> {
  'use cache'
  keepForASecondAs('partial')
}

export async function markMeasured(): Promise<void> {
  'use cache'
  keepAsMeasured()
}
