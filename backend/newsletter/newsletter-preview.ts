import type { NewsletterFile } from '@/backend/areas/newsletter/newsletter-file'
import { newsletterMail } from '@/backend/areas/newsletter/newsletter-mail'
import type { Database } from '@/backend/db/connect'
import { getSiteName } from '@/backend/platform/database/site-name'
import { composeMail } from '@/backend/platform/outbox/compose-mail'

/** Never a subscription: the links of previews and tests end nothing. */
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** Renders the mail as readers get it. */
export async function renderNewsletterPreview(db: Database, file: NewsletterFile, siteUrl: string) {
  const site = { name: await getSiteName(db, siteUrl), url: siteUrl }
  return composeMail(newsletterMail.texts.mail(toPreviewEvent(file, 'you'), site), site)
}

/** Makes a copy for an address that need not be subscribed. */
export function toPreviewEvent(
  { subject, markdown }: Pick<NewsletterFile, 'subject' | 'markdown'>,
  email: string,
) {
  const issue = { id: NOBODY, subject, markdown }
  return { issue, reader: { id: NOBODY, email, token: NOBODY } }
}
