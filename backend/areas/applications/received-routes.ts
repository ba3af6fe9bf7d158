import { sendFile } from '@/backend/areas/files/stored-bytes'
import { type HttpError, notFound, tooManyRequests } from '@/backend/platform/http/http-error'
import { mount, type RouteCall } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { Limit } from '@/backend/platform/runtime/rate-limit'
import { receivedApplicationEndpoints } from '@/lib/contract/applications/received-application'
import {
  getReceivedApplication,
  getReceivedFile,
  markOpened,
  type ReceivedApplication,
} from './received-applications'
import { renderReceivedConfirmPage, renderReceivedPage, renderWithdrawnPage } from './received-page'

const NO_LINK = notFound('application, or its link has ended')

/** Per network address, which a whole company may share. */
const LINKS: Limit = { name: 'received-applications', max: 120, windowMs: 10 * 60_000 }

type Call = Pick<RouteCall<typeof receivedApplicationEndpoints.ask>, 'query' | 'clientAddress'>

/** Mounts the employer's pages; their buttons post plain forms. */
export function mountReceivedApplicationRoutes(context: RouteContext): void {
  const { db, clock, limiter } = context

  const requireReceived = async ({
    query,
    clientAddress,
  }: Call): Promise<ReceivedApplication | HttpError> => {
    const keys = clientAddress === null ? [] : [{ limit: LINKS, key: clientAddress }]
    const wait = await limiter.take(keys)
    if (wait > 0) return tooManyRequests(wait)
    return (await getReceivedApplication(db, query.token, clock.now())) ?? NO_LINK
  }

  mount(context, receivedApplicationEndpoints.ask, async (call) => {
    const received = await requireReceived(call)
    if (!('application' in received)) return received
    return isWithdrawn(received)
      ? renderWithdrawnPage(received)
      : renderReceivedConfirmPage(received)
  })

  mount(context, receivedApplicationEndpoints.open, async (call) => {
    const received = await requireReceived(call)
    if (!('application' in received)) return received
    if (isWithdrawn(received)) return renderWithdrawnPage(received)
    await markOpened(db, received, clock.now())
    return renderReceivedPage(received, toFileUrls(received, call.query.token))
  })

  mount(context, receivedApplicationEndpoints.file, async (call) => {
    const received = await requireReceived(call)
    if (!('application' in received)) return received
    if (isWithdrawn(received)) return NO_LINK
    const file = await getReceivedFile(db, received, call.query.file)
    return file === null ? NO_LINK : sendFile(context, file)
  })
}

function isWithdrawn({ application }: ReceivedApplication): boolean {
  return application.withdrawnAt !== null
}

function toFileUrls({ application }: ReceivedApplication, token: string): Record<string, string> {
  const toUrl = (file: 'resume' | 'letter') =>
    `/upstream${receivedApplicationEndpoints.file.path}?token=${token}&file=${file}`
  return {
    'Save the CV': toUrl('resume'),
    ...(application.coverLetterFileId === null ? {} : { 'Save the letter': toUrl('letter') }),
  }
}
