import { type NextRequest, NextResponse } from 'next/server'
import { requireSession } from './require-session'

/** Lets a request through with null, or answers it. */
export type Guard = (request: NextRequest) => NextResponse | null

const guards: ReadonlyMap<string, Guard> = new Map([['signed-in', requireSession]])

/** Asks the guard of this name. An unknown name lets nobody through: 500, in the words of spec §8. */
export function runGuard(name: string, request: NextRequest): NextResponse | null {
  const guard = guards.get(name)
  if (guard !== undefined) return guard(request)
  return NextResponse.json({ statusCode: 500, message: 'Unknown middleware' }, { status: 500 })
}
