import type { ActRequest } from '@/backend/audit/act'
import type { Database } from '@/backend/db/connect'
import {
  sendNewsletter,
  sendTestNewsletter,
  switchNewsletter,
} from '@/backend/newsletter/newsletter-acts'
import { StartError } from '@/backend/platform/runtime/start-error'
import { postListing } from '../acts/post-listing'
import { toContentOrder } from './pages/content'
import { readNewsletterText } from './pages/newsletter'
import { readEditedPosting } from './pages/post'
import { PictureForm, toPictureOrder } from './picture-form'
import type { Form } from './read-form'

type ReadOrder = (
  db: Database,
  form: Form,
  body: unknown,
) => Promise<{ readonly order: ActRequest; readonly back: string }>

/** Forms of acts that no command of the desk has, by path, with the page that follows. They throw `StartError`. */
export const FORMS: Readonly<Record<string, ReadOrder>> = {
  async '/publish'(_db, form) {
    const input = { posting: readEditedPosting(form) ?? {}, as: form.get('as') }
    return { order: { act: postListing, input }, back: '/listings' }
  },
  async '/newsletter/test'(_db, form) {
    const input = { text: readNewsletterText(form), address: form.get('address')?.trim() }
    return { order: { act: sendTestNewsletter, input }, back: '/newsletter' }
  },
  async '/newsletter/send'(_db, form) {
    const order = { act: sendNewsletter, input: { text: readNewsletterText(form) } }
    return { order, back: '/newsletter' }
  },
  async '/newsletter/switch'(_db, form) {
    const input = { id: form.get('id'), isStopped: form.get('to') === 'stop' }
    return { order: { act: switchNewsletter, input }, back: '/newsletter' }
  },
  async '/content/publish'(db, form) {
    const order = await toContentOrder(db, form)
    return { order, back: `/content?kind=${order.input.kind}` }
  },
  async '/picture'(_db, form, body) {
    if (!(body instanceof PictureForm)) throw new StartError('Choose a picture.')
    return { order: await toPictureOrder(body), back: form.get('back') ?? '/' }
  },
}
