import { readFile } from 'node:fs/promises'
import { parse as parseCookies, serialize } from 'cookie'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { deleteBytes } from '@/backend/areas/files/stored-bytes'
import { getLogo } from '@/backend/areas/logos/logos'
import { readProfileExport } from '@/backend/areas/my-data/my-data-routes'
import { type ActContext, type ActRequest, runActs } from '@/backend/audit/act'
import { createFileDeps } from '@/backend/create-file-deps'
import { recordAccountExport } from '@/backend/people/people-acts'
import { getSiteName } from '@/backend/platform/database/site-name'
import { Attachment, sendAttachment } from '@/backend/platform/http/attachment'
import { isFromThisMachine } from '@/backend/platform/http/loopback'
import { UsageError } from '@/backend/platform/runtime/command'
import { StartError } from '@/backend/platform/runtime/start-error'
import { revalidateWebApp } from '@/backend/revalidate-web-app'
import { toLogoHash } from '@/lib/shared/logo-path'
import { closeSession, getSessionActor, openSession, SESSION_MS } from '../desk-sessions'
import type { DeskContext, DeskPage, RenderPage } from './context'
import { FORMS } from './form-readers'
import { html } from './html'
import { DESK_STYLE, toDeskPage } from './layout'
import { toNotice } from './notice'
import { DESK_PAGES } from './pages'
import { renderText } from './pages/content'
import { renderNewsletterPage } from './pages/newsletter'
import { renderPost } from './pages/post'
import { PictureForm, readPictureForm } from './picture-form'
import { toDeskCommand } from './read-form'

/** The site's own: many computers of operators have no font for Khmer. */
const KHMER_FONT = new URL(
  '../../../styles/fonts/kantumruy-pro-khmer-regular.woff2',
  import.meta.url,
)

const COOKIE = 'visvakor_desk'

const COOKIE_OPTIONS = { httpOnly: true, sameSite: 'strict', path: '/' } as const

/** Bytes of a form; the longest text of a listing fits. */
const BODY_LIMIT = 1024 * 1024

/** Bytes of a form with a picture. */
const PICTURE_LIMIT = 6 * 1024 * 1024

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // A form must send its origin.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const

/**
 * Builds the operator's desk. It answers this machine only, under a loopback name and without a proxy; a printed link
 * leads to a cookie of twelve hours (decision 077). A write must come from a page of the desk itself.
 */
export function buildDesk(context: DeskContext): FastifyInstance {
  const { db, clock, environment, log } = context
  const app = Fastify({ logger: false, bodyLimit: BODY_LIMIT })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  )

  app.addContentTypeParser(
    /^multipart\/form-data/,
    { parseAs: 'buffer', bodyLimit: PICTURE_LIMIT },
    async ({ headers }: FastifyRequest, body: Buffer) => readPictureForm(headers, body),
  )

  const send = async (reply: FastifyReply, status: number, { title, main }: DeskPage) => {
    const siteName = await getSiteName(db, environment.siteUrl)
    const path = new URL(reply.request.url, 'http://desk').pathname
    const page = toDeskPage({ title, main, siteName, siteUrl: environment.siteUrl, path })
    return reply.code(status).type('text/html; charset=utf-8').send(page)
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    const isOwn = isFromThisMachine(request) && (isRead(request) || isSameOrigin(request))
    if (!isOwn)
      return reply.code(403).type('text/plain').send('The desk answers its own pages only.')
    if (request.url === '/desk.css' || isLink(request)) return
    if ((await readActor(request)) !== null) return
    return reply
      .code(401)
      .type('text/plain')
      .send('Open the desk with the link that "npm run desk" prints.')
  })

  const readActor = async (request: FastifyRequest) => {
    const key = readKey(request)
    return key === null ? null : getSessionActor(db, key, clock.now())
  }

  app.setErrorHandler(async (error: Error & { readonly statusCode?: number }, _request, reply) => {
    const isInput = error instanceof StartError || error instanceof UsageError
    const status = isInput ? 400 : (error.statusCode ?? 500)
    const problem = html`<p class="problem">${error.message}</p>`
    if (status < 500) {
      const main = html`${problem}<p>Nothing was changed. Go back to correct it.</p>`
      return send(reply, status, { title: 'That did not work', main })
    }
    log.error({ err: error }, 'a page of the desk failed')
    return send(reply, 500, { title: 'Something went wrong', main: problem })
  })
  app.setNotFoundHandler(async (_request, reply) =>
    send(reply, 404, { title: 'There is no such page', main: html`<p>Choose one above.</p>` }),
  )
  app.get('/desk.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(DESK_STYLE),
  )
  app.get('/khmer.woff2', async (_request, reply) =>
    reply
      .type('font/woff2')
      .header('cache-control', 'max-age=3600')
      .send(await readFile(KHMER_FONT)),
  )

  for (const [path, render] of Object.entries(DESK_PAGES)) mountPage(path, render)

  function mountPage(path: string, render: RenderPage): void {
    app.get<{ Params: Record<string, string> }>(path, async (request, reply) => {
      const query = new URL(request.url, 'http://desk').searchParams
      const link = query.get('key')
      if (link !== null) return enter(link, reply)
      const page = await render(context, { query, params: request.params })
      if (page === null) return reply.callNotFound()
      const main = html`${await toNotice(db, query, request.url)}${page.main}`
      return send(reply, 200, { ...page, main })
    })
  }

  async function enter(link: string, reply: FastifyReply) {
    const key = await openSession(db, link, clock.now())
    if (key === null) {
      return reply
        .code(401)
        .type('text/plain')
        .send('This link was used, or is older than ten minutes. Run "npm run desk" for another.')
    }
    const cookie = serialize(COOKIE, key, { ...COOKIE_OPTIONS, maxAge: SESSION_MS / 1000 })
    return reply.header('set-cookie', cookie).redirect('/', 303)
  }

  const toBy = async (request: FastifyRequest): Promise<ActContext> => ({
    actor: (await readActor(request)) ?? '',
    because: toForm(request).get('because')?.trim() || null,
    now: clock.now(),
    siteUrl: environment.siteUrl,
  })

  const finish = async (
    request: FastifyRequest,
    reply: FastifyReply,
    orders: readonly ActRequest[],
    path: string,
  ) => {
    const by = await toBy(request)
    const { entries, staleTags, fileKeys } = await runActs(db, orders, by)
    await deleteBytes({ files: createFileDeps(environment), log }, fileKeys)
    const isNotified = await revalidateWebApp(db, environment, staleTags)
    const back = new URL(path, 'http://desk')
    back.searchParams.set('done', entries.join(' '))
    if (!isNotified) back.searchParams.set('late', '1')
    // Tab goes on from there, not from the top of the page.
    return reply.redirect(`${back.pathname}${back.search}#done`, 303)
  }

  app.post('/act', async (request, reply) => {
    const form = toForm(request)
    const command = toDeskCommand(form)
    if ('list' in command) throw new StartError('Choose what to do.')
    return finish(request, reply, await command.toActRequests(db), form.get('back') ?? '/')
  })

  // Forms of long texts come back as their page.
  for (const [path, render] of Object.entries({
    '/post': renderPost,
    '/newsletter': renderNewsletterPage,
    '/content/preview': renderText,
  })) {
    app.post(path, async (request, reply) => {
      const page = await render(context, { query: toForm(request), params: {} })
      return page === null ? reply.callNotFound() : send(reply, 200, page)
    })
  }

  for (const [path, readOrder] of Object.entries(FORMS)) {
    app.post(path, async (request, reply) => {
      const { request: act, back } = await readOrder(db, toForm(request), request.body)
      return finish(request, reply, [act], back)
    })
  }

  app.get<{ Params: { file: string } }>('/logos/:file', async (request, reply) => {
    const mark = toLogoHash(`/logos/${request.params.file}`)
    const picture = mark === null ? null : await getLogo(db, mark)
    return picture === null ? reply.callNotFound() : reply.type('image/webp').send(picture)
  })

  app.post('/people/export', async (request, reply) => {
    const id = toForm(request).get('id') ?? ''
    await runActs(db, [{ act: recordAccountExport, input: { id } }], await toBy(request))
    const data = await readProfileExport(db, id, clock.now())
    const content = Buffer.from(JSON.stringify(data, null, 2))
    return sendAttachment(reply, new Attachment(content, `${id}.json`, 'application/json'))
  })

  app.post('/sign-out', async (request, reply) => {
    const key = readKey(request)
    if (key !== null) await closeSession(db, key)
    const cookie = serialize(COOKIE, '', { ...COOKIE_OPTIONS, maxAge: 0 })
    return reply
      .header('set-cookie', cookie)
      .type('text/plain')
      .send('You are signed out. "npm run desk" prints a new link.')
  })
  return app
}

function toForm({ body }: FastifyRequest): URLSearchParams {
  if (body instanceof PictureForm) return body.fields
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

function isSameOrigin({ headers }: FastifyRequest): boolean {
  return headers.origin === `http://${headers.host}`
}

function isLink({ url, method }: FastifyRequest): boolean {
  return method === 'GET' && url.startsWith('/?key=')
}

function readKey({ headers }: FastifyRequest): string | null {
  return parseCookies(headers.cookie ?? '')[COOKIE] ?? null
}
