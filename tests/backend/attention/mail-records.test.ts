import { describe, expect, it } from 'vitest'
import { type ResolveTxt, readMailRecords } from '@/backend/attention/mail-records'

const settings: Parameters<typeof readMailRecords>[0] = {
  messages: {
    smtpUrl: 'smtp://mail.engineers.org.kh',
    from: 'Jobs <desk@jobs.engineers.org.kh>',
    smsGatewayUrl: null,
  },
  dkimSelector: 'mail',
}

/** A DNS with these records; a name without one does not exist, a null is a server that does not answer. */
const serve =
  (zone: Readonly<Record<string, readonly string[] | null>>): ResolveTxt =>
  async (name) => {
    const texts = zone[name]
    if (texts === undefined) throw Object.assign(new Error(name), { code: 'ENOTFOUND' })
    if (texts === null) throw Object.assign(new Error(name), { code: 'ETIMEOUT' })
    // A long record comes in parts.
    return texts.map((text) => [text.slice(0, 4), text.slice(4)])
  }

const whole = {
  'jobs.engineers.org.kh': ['google-site-verification=1', 'v=spf1 include:mail.example -all'],
  'mail._domainkey.jobs.engineers.org.kh': ['v=DKIM1; k=rsa; p=MIGf'],
  '_dmarc.jobs.engineers.org.kh': ['v=DMARC1; p=none'],
}

const read = (zone: Parameters<typeof serve>[0], stated: Partial<typeof settings> = {}) =>
  readMailRecords({ ...settings, ...stated }, serve(zone))

describe('the mail records of a domain', () => {
  it('with SPF, DKIM and DMARC have no problem', async () => {
    expect(await read(whole)).toEqual({
      domain: 'jobs.engineers.org.kh',
      problems: [],
      isChecked: true,
    })
  })

  it('that are missing are named with an example', async () => {
    const found = await read({ 'jobs.engineers.org.kh': ['google-site-verification=1'] })
    expect(found?.problems).toEqual([
      {
        what: 'Mails of jobs.engineers.org.kh have no SPF record',
        todo: 'add a TXT record at jobs.engineers.org.kh: "v=spf1 include:… ~all", with the servers of your mail service',
      },
      {
        what: 'Mails of jobs.engineers.org.kh have no DKIM record',
        todo: 'add a TXT record at mail._domainkey.jobs.engineers.org.kh: "v=DKIM1; k=rsa; p=…", with the key of your mail service',
      },
      {
        what: 'Mails of jobs.engineers.org.kh have no DMARC record',
        todo: 'add a TXT record at _dmarc.jobs.engineers.org.kh: "v=DMARC1; p=none; rua=mailto:postmaster@jobs.engineers.org.kh"',
      },
    ])
  })

  it('may have the policy of the domain above', async () => {
    const { '_dmarc.jobs.engineers.org.kh': own, ...zone } = whole
    const foreign = { ...zone, '_dmarc.jobs.engineers.org.kh': ['verification=1'] }
    for (const above of ['_dmarc.engineers.org.kh', '_dmarc.org.kh'])
      expect((await read({ ...foreign, [above]: own }))?.problems).toEqual([])
  })

  it.each([
    ['a revoked key', 'mail._domainkey.jobs.engineers.org.kh', ['v=DKIM1; p='], 'no DKIM record'],
    ['two SPF records', 'jobs.engineers.org.kh', ['v=spf1 -all', 'v=spf1 a -all'], '2 SPF records'],
  ])('with %s are a problem', async (_, name, texts, problem) => {
    const found = await read({ ...whole, [name]: texts })
    expect(found?.problems.map(({ what }) => what)).toEqual([expect.stringContaining(problem)])
  })

  it('are not looked up for DKIM without a selector', async () => {
    const { 'mail._domainkey.jobs.engineers.org.kh': _, ...zone } = whole
    const found = await readMailRecords({ ...settings, dkimSelector: null }, serve(zone))
    expect(found).toMatchObject({ problems: [], isChecked: true })
  })

  it('of a DNS that does not answer are no problem, and not checked', async () => {
    const found = await read({
      'jobs.engineers.org.kh': null,
      'mail._domainkey.jobs.engineers.org.kh': null,
      '_dmarc.jobs.engineers.org.kh': null,
    })
    expect(found).toMatchObject({ problems: [], isChecked: false })
    const partly = await read({ ...whole, 'jobs.engineers.org.kh': null })
    expect(partly).toMatchObject({ problems: [], isChecked: false })
  })

  it.each([
    ['without a mail server', { ...settings.messages, smtpUrl: null }],
    ['of a name that nobody can own', { ...settings.messages, from: 'desk@board.example' }],
  ])('%s are not looked up', async (_, messages) => {
    expect(await read(whole, { messages })).toBeNull()
  })
})
