import { type NextRequest, NextResponse } from 'next/server'
import { requireSession } from './require-session'

/** Null lets the request through. */
export type Guard = (request: NextRequest) => NextResponse | null

const guards: ReadonlyMap<string, Guard> = new Map([['signed-in', requireSession]])

/** An unknown guard lets nobody through: 500, in the words of spec §8. */
export function runGuard(name: string, request: NextRequest): NextResponse | null {
  const guard = guards.get(name)
  if (guard !== undefined) return guard(request)
  return NextResponse.json({ statusCode: 500, message: 'Unknown middleware' }, { status: 500 })
}
