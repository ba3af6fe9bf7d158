import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { endpoints } from '@/lib/contract/endpoints'
import { allowBodylessDelete } from './http/bodyless-delete'
import { answerClientError } from './http/client-error'
import { endConnectionsWhenClosing } from './http/draining'
import { answerError, handleErrors } from './http/error-handler'
import { checkInput } from './http/invalid-input'
import { parseJsonBodies } from './http/json-body'
import { limitWrites } from './http/limit-writes'
import { toOpenApi } from './http/openapi'
import { logRequests } from './http/request-log'
import type { AppDeps, RouteContext } from './http/route-context'
import { takeForms } from './http/take-forms'
import { takeUploads } from './http/take-uploads'
import { mountApplicationRoutes } from './routes/application'
import { mountArticleRoutes } from './routes/article'
import { mountAuthRoutes } from './routes/auth'
import { mountCategoryRoutes } from './routes/category'
import { mountCompanyRoutes } from './routes/company'
import { mountContactRoutes } from './routes/contact'
import { mountDigestMailRoutes, mountDigestUnsubscribeRoutes } from './routes/digest-mail'
import { mountChangeEmailRoute, mountEmailConfirmationRoutes } from './routes/email-change'
import { mountFileRoutes } from './routes/file'
import { mountGuidanceRoutes } from './routes/guidance'
import { mountHealthRoutes } from './routes/health'
import { mountInternshipRoutes } from './routes/internship'
import { mountJobRoutes } from './routes/job'
import { mountLookupRoutes } from './routes/lookup'
import { mountMyDataRoutes } from './routes/my-data'
import { mountNotificationRoutes } from './routes/notification'
import { mountNotificationSettingRoutes } from './routes/notification-setting'
import { mountPageRoutes } from './routes/page'
import { mountProfileRoutes } from './routes/profile'
import { mountResumeRoutes } from './routes/resume'
import { mountScholarshipRoutes } from './routes/scholarship'
import { mountSiteRoutes } from './routes/site'
import { mountStudyRoutes } from './routes/study'
import { mountSubscriptionRoutes, mountUnsubscribeRoutes } from './routes/subscription'
import { mountVisitorRoutes } from './routes/visitor'
import { createRateLimiter } from './services/rate-limit'
import { createVisitCounter } from './services/visit-counter'

/** Largest JSON body, in bytes; the longest text a visitor may send is far below. */
const BODY_LIMIT = 256 * 1024

/**
 * Builds the API apart from listening. Closing it answers what is under way, then writes the views
 * and visits that still wait.
 */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, clock, log } = deps
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // Five megabytes on a slow phone take a while; who falls silent is ended sooner.
    requestTimeout: 120_000,
    // The web app and the proxy before it run on this machine and say for whom they call.
    trustProxy: 'loopback',
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
  })
  app.setValidatorCompiler(checkInput)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  parseJsonBodies(app)
  allowBodylessDelete(app)
  logRequests(app)
  endConnectionsWhenClosing(app)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    // Whether the site is reached by https is known to what stands before it, not here.
    strictTransportSecurity: false,
  })

  const visits = createVisitCounter(db, clock, log)
  app.addHook('onClose', visits.flush)

  const limiter = deps.limiter ?? createRateLimiter(clock)
  limitWrites(app, limiter)
  const context: RouteContext = { ...deps, app, limiter, visits }
  mountJobRoutes(context)
  mountInternshipRoutes(context)
  mountScholarshipRoutes(context)
  mountStudyRoutes(context)
  mountCategoryRoutes(context)
  mountCompanyRoutes(context)
  mountLookupRoutes(context)
  mountSiteRoutes(context)
  mountVisitorRoutes(context)
  mountArticleRoutes(context)
  mountGuidanceRoutes(context)
  mountPageRoutes(context)
  await takeUploads(app, (scope) => {
    const uploading = { ...context, app: scope }
    mountFileRoutes(uploading)
    mountResumeRoutes(uploading)
  })
  await mountAuthRoutes(context)
  mountNotificationSettingRoutes(context)
  mountNotificationRoutes(context)
  mountDigestMailRoutes(context)
  await takeForms(app, (scope) => {
    const taking = { ...context, app: scope }
    mountUnsubscribeRoutes(taking)
    mountDigestUnsubscribeRoutes(taking)
    mountEmailConfirmationRoutes(taking)
  })
  mountApplicationRoutes(context)
  mountProfileRoutes(context)
  mountMyDataRoutes(context)
  mountChangeEmailRoute(context)
  mountContactRoutes(context)
  mountSubscriptionRoutes(context)
  mountHealthRoutes(context)
  const openApi = toOpenApi(endpoints)
  app.get('/openapi.json', async () => openApi)
  return app
}
