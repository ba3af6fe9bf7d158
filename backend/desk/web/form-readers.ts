import type { ActRequest } from '@/backend/audit/act'
import type { Database } from '@/backend/db/connect'
import {
  sendNewsletter,
  sendTestNewsletter,
  switchNewsletter,
} from '@/backend/newsletter/newsletter-acts'
import { releaseOutbox } from '@/backend/outbox/outbox-acts'
import { StartError } from '@/backend/platform/runtime/start-error'
import { postListing } from '../acts/post-listing'
import { toContentActRequest } from './pages/content'
import { toNewsletterFile } from './pages/newsletter'
import { readEditedPosting } from './pages/post'
import { PictureForm, toPictureActRequest } from './picture-form'
import type { Form } from './read-form'

type ReadActRequest = (
  db: Database,
  form: Form,
  body: unknown,
) => Promise<{ readonly request: ActRequest; readonly back: string }>

/** Forms of acts that no command of the desk has, by path, with the page that follows. They throw `StartError`. */
export const FORMS: Readonly<Record<string, ReadActRequest>> = {
  async '/publish'(_db, form) {
    const input = { posting: readEditedPosting(form) ?? {}, as: form.get('as') }
    return { request: { act: postListing, input }, back: '/listings' }
  },
  async '/newsletter/test'(_db, form) {
    const input = { text: toNewsletterFile(form), address: form.get('address')?.trim() }
    return { request: { act: sendTestNewsletter, input }, back: '/newsletter' }
  },
  async '/newsletter/send'(_db, form) {
    const request = { act: sendNewsletter, input: { text: toNewsletterFile(form) } }
    return { request, back: '/newsletter' }
  },
  async '/newsletter/switch'(_db, form) {
    const input = { id: form.get('id'), isStopped: form.get('to') === 'stop' }
    return { request: { act: switchNewsletter, input }, back: '/newsletter' }
  },
  async '/outbox/release'(_db, form) {
    const input = { isDropping: form.get('before') === 'drop' }
    return { request: { act: releaseOutbox, input }, back: '/outbox' }
  },
  async '/content/publish'(db, form) {
    const request = await toContentActRequest(db, form)
    return { request, back: `/content?kind=${request.input.kind}` }
  },
  async '/picture'(_db, form, body) {
    if (!(body instanceof PictureForm)) throw new StartError('Choose a picture.')
    return { request: await toPictureActRequest(body), back: form.get('back') ?? '/' }
  },
}
