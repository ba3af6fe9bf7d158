import type { IncomingHttpHeaders } from 'node:http'
import type { ActRequest } from '@/backend/audit/act'
import { setAdvertisementPicture } from '@/backend/content/change-content'
import { setLogoAct } from '@/backend/logos/logo-acts'
import { renderAdvertisement, renderLogo } from '@/backend/logos/render-picture'
import { StartError } from '@/backend/platform/runtime/start-error'
import { toLogoHash } from '@/lib/shared/logo-path'
import { type Html, html } from './html'

/** A form that was sent with a picture. */
export class PictureForm {
  constructor(
    readonly fields: URLSearchParams,
    /** Empty if none was chosen. */
    readonly picture: Buffer,
  ) {}
}

/** Parses a multipart body. Throws `StartError` if it is broken. */
export async function readPictureForm(
  { 'content-type': type = '' }: IncomingHttpHeaders,
  body: Buffer,
): Promise<PictureForm> {
  const fields = new URLSearchParams()
  let picture = Buffer.alloc(0)
  try {
    const request = { headers: { 'content-type': type } }
    for (const [name, value] of await new Response(new Uint8Array(body), request).formData()) {
      if (typeof value === 'string') fields.append(name, value)
      else picture = Buffer.from(await value.arrayBuffer())
    }
  } catch (error) {
    if (error instanceof TypeError) throw new StartError('The form arrived broken. Send it again.')
    throw error
  }
  return new PictureForm(fields, picture)
}

/** Reads a form of `toPictureForm` as an act. Throws `StartError`. */
export async function toPictureActRequest({ fields, picture }: PictureForm): Promise<ActRequest> {
  const [owner, id, isRemoved] = [fields.get('owner'), fields.get('id'), fields.has('remove')]
  if (!isRemoved && picture.length === 0) throw new StartError('Choose a picture.')
  if (owner === 'advertisement') {
    const file = await renderAdvertisement(picture)
    return { act: setAdvertisementPicture, input: { slug: id, picture: file } }
  }
  const file = isRemoved ? null : await renderLogo(picture)
  return { act: setLogoAct, input: { owner, id, picture: file } }
}

type Picture = {
  readonly owner: 'company' | 'university' | 'advertisement'
  readonly id: number | string
  /** What is shown now. */
  readonly url: string | null
  readonly back: string
}

/** Shows a picture that was uploaded. */
export function toPicture(url: string | null): Html | null {
  if (url === null || toLogoHash(url) === null) return null
  return html`<p><img src="${url}" alt="Current picture" class="picture"></p>`
}

/** A form that uploads a picture; a logo can be removed. */
export function toPictureForm({ owner, id, url, back }: Picture): Html {
  const title = owner === 'advertisement' ? 'Picture' : 'Logo'
  return html`<h2>${title}</h2>${toPicture(url)}
<form method="post" action="/picture" enctype="multipart/form-data"><input type="hidden" name="owner" value="${owner}"><input type="hidden" name="id" value="${id}"><input type="hidden" name="back" value="${back}">
<div class="row"><div><label for="picture">PNG, JPEG or WebP, at most 5 MB</label><input id="picture" name="picture" type="file" accept="image/png,image/jpeg,image/webp"></div><button class="plain">Upload</button>
${url !== null && owner !== 'advertisement' && html`<button class="plain" name="remove" value="1">Remove the logo</button>`}</div></form>`
}
