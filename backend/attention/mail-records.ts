import { Resolver } from 'node:dns/promises'
import { getSenderDomain } from '@/backend/attention/readiness'
import type { Environment } from '@/backend/settings/environment'
import { isPublicHost } from '@/lib/shared/is-public-site'

/** Looks up the TXT records of a name, each in its parts; rejects with a code of `node:dns`. */
export type ResolveTxt = (name: string) => Promise<readonly (readonly string[])[]>

/** What the DNS of the sender's domain lacks, so that receivers may drop its mails (`docs/deployment.md`). */
export type MailRecords = {
  readonly domain: string
  readonly problems: readonly { readonly what: string; readonly todo: string }[]
  /** False if the DNS did not answer; what it did not answer is no problem. */
  readonly isChecked: boolean
}

type Settings = Pick<Environment, 'messages' | 'dkimSelector'>

/** Milliseconds that a name server may take. */
const TIMEOUT = 1_000

/** Answers that mean "there is none"; others mean that the DNS did not answer. */
const NONE: readonly unknown[] = ['ENODATA', 'ENOTFOUND']

/** Looks up SPF, DMARC and, with a selector, DKIM of the sender's domain; null without a mail server or a public domain. */
export async function readMailRecords(
  { messages: { smtpUrl, from }, dkimSelector }: Settings,
  resolveTxt: ResolveTxt = createResolver(),
): Promise<MailRecords | null> {
  const domain = getSenderDomain(from)
  if (smtpUrl === null || !isPublicHost(domain)) return null
  const dkim = `${dkimSelector}._domainkey.${domain}`
  const [spf, dmarc, keys] = await Promise.all([
    findRecords([domain], /^v=spf1(?: |$)/i, resolveTxt),
    findRecords(listDmarcNames(domain), /^v=DMARC1\s*(?:;|$)/i, resolveTxt),
    dkimSelector === null ? [] : findRecords([dkim], /(?:^|;)\s*p=\s*[a-z0-9+/]/i, resolveTxt),
  ])
  const problems: MailRecords['problems'][number][] = []
  const addMissing = (kind: string, name: string, text: string) =>
    problems.push({
      what: `Mails of ${domain} have no ${kind} record`,
      todo: `add a TXT record at ${name}: ${text}`,
    })
  if (spf?.length === 0) {
    addMissing('SPF', domain, '"v=spf1 include:… ~all", with the servers of your mail service')
  }
  if (spf !== null && spf.length > 1) {
    problems.push({
      what: `Mails of ${domain} have ${spf.length} SPF records, so receivers use none`,
      todo: `leave one TXT record at ${domain} that starts with v=spf1`,
    })
  }
  if (dkimSelector !== null && keys?.length === 0) {
    addMissing('DKIM', dkim, '"v=DKIM1; k=rsa; p=…", with the key of your mail service')
  }
  if (dmarc?.length === 0) {
    addMissing('DMARC', `_dmarc.${domain}`, `"v=DMARC1; p=none; rua=mailto:postmaster@${domain}"`)
  }
  return { domain, problems, isChecked: spf !== null && dmarc !== null && keys !== null }
}

function createResolver(): ResolveTxt {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: 1 })
  return (name) => resolver.resolveTxt(name)
}

/** Lists where receivers look for the policy of a domain: at itself, then at the domains above it. */
function listDmarcNames(domain: string): readonly string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, index) => `_dmarc.${labels.slice(index).join('.')}`)
}

/** Returns the matching records of the first name that has some; null if the DNS did not answer. */
async function findRecords(
  names: readonly string[],
  sign: RegExp,
  resolveTxt: ResolveTxt,
): Promise<readonly string[] | null> {
  for (const name of names) {
    try {
      const records = (await resolveTxt(name)).map((parts) => parts.join(''))
      const found = records.filter((text) => sign.test(text.trim()))
      if (found.length > 0) return found
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error
      if (!NONE.includes(error.code)) return null
    }
  }
  return []
}
