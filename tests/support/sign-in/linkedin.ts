import { afterAll, beforeAll } from 'vitest'
import { type LinkedInServer, type Member, openLinkedIn } from './linkedin-server'

/** Replaces LinkedIn. Call it once a file. */
export function provideLinkedIn() {
  let opened: LinkedInServer | null = null
  beforeAll(async () => {
    opened = await openLinkedIn()
  })
  afterAll(() => opened?.close())

  function read(): LinkedInServer {
    if (opened === null) throw new Error('LinkedIn is there from beforeAll on')
    return opened
  }
  return {
    get settings() {
      return read().settings
    },
    get webSettings() {
      return read().webSettings
    },
    /** Lets a member consent at an authorization URL; returns the redirect URL. */
    async agree(address: string, member: Member): Promise<URL> {
      read().setVisitor(member)
      const answer = await fetch(address, { redirect: 'manual' })
      return new URL(answer.headers.get('location') ?? '')
    },
    issue: (member: Member, clientId?: string) => read().issue(member, clientId),
    fail: (status: number | null) => read().fail(status),
  }
}
