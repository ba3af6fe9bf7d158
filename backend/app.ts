import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { mountSitemapRoutes } from '@/backend/areas/sitemap/sitemap'
import { createPrimaryReader, type PublicReader } from '@/backend/db/connect'
import {
  acceptForms,
  acceptUploads,
  makeDeleteBodyOptional,
  parseJsonBodies,
} from '@/backend/platform/http/body-parsers'
import {
  addRetryAfterHeader,
  closeConnectionsOnShutdown,
} from '@/backend/platform/http/response-headers'
import { endpoints } from '@/lib/contract/endpoints'
import { mountProfileRoutes } from './areas/accounts/profile-routes'
import { mountApplicationRoutes } from './areas/applications/application-routes'
import { mountReceivedApplicationRoutes } from './areas/applications/received-routes'
import { mountArticleRoutes } from './areas/articles/article-routes'
import { mountDocumentTemplateRoutes } from './areas/articles/document-template-routes'
import { mountInterviewTipRoutes } from './areas/articles/interview-tip-routes'
import { mountSiteContentRoutes } from './areas/articles/site-content-routes'
import { mountCalendarRoutes } from './areas/calendar/calendar-routes'
import { mountCompanyRoutes } from './areas/companies/company-routes'
import { mountContactRoutes } from './areas/contact/contact-routes'
import { mountFileRoutes } from './areas/files/file-routes'
import { mountResumeRoutes } from './areas/files/resume-routes'
import { mountHiringRoutes } from './areas/hiring/hiring-routes'
import { mountItemsByIdRoutes } from './areas/items-by-id/items-by-id-routes'
import { mountLogoRoutes } from './areas/logos/logo-routes'
import { mountMyDataRoutes } from './areas/my-data/my-data-routes'
import {
  mountNewsletterLinkRoutes,
  mountNewsletterRoutes,
} from './areas/newsletter/newsletter-routes'
import { mountNotificationSettingRoutes } from './areas/notification-settings/notification-setting-routes'
import {
  mountDigestMailRoutes,
  mountDigestUnsubscribeRoutes,
} from './areas/notifications/digest-routes'
import { mountNotificationRoutes } from './areas/notifications/notification-routes'
import { mountOverviewRoutes } from './areas/overview/overview-routes'
import { mountPushRoutes } from './areas/push/push-routes'
import { mountScholarshipRoutes } from './areas/scholarships/scholarship-routes'
import { mountAlertLinkRoutes, mountAlertRoutes } from './areas/search-alerts/alert-routes'
import { mountSavedSearchRoutes } from './areas/searches/saved-search-routes'
import { mountAuthRoutes } from './areas/sign-in/auth-routes'
import {
  mountChangeEmailRoute,
  mountEmailConfirmationRoutes,
} from './areas/sign-in/email-change/email-change-routes'
import type { SignInSettings } from './areas/sign-in/providers/sign-in-settings'
import { getSessionAccountId } from './areas/sign-in/sessions'
import { mountLookupRoutes } from './areas/site-info/lookup-routes'
import { mountSiteRoutes } from './areas/site-info/site-routes'
import { mountStudyRoutes } from './areas/studies/study-routes'
import { mountSubscriptionRoutes } from './areas/subscriptions/subscription-routes'
import { mountSuggestionRoutes } from './areas/suggestions/suggestion-routes'
import { mountTelegramRoutes } from './areas/telegram/telegram-routes'
import { mountCategoryRoutes } from './areas/vacancies/category-routes'
import { mountInternshipRoutes, mountJobRoutes } from './areas/vacancies/vacancy-routes'
import { isRegisteredInstallation, mountVisitorRoutes } from './areas/visitors/visitor-routes'
import { getSiteName } from './platform/database/site-name'
import { rejectNonCanonicalUrls } from './platform/http/canonical-url'
import {
  handleFrameworkError,
  handleMalformedRequest,
  registerErrorHandler,
} from './platform/http/error-handler'
import { mountHealthRoutes } from './platform/http/health-routes'
import { checkInput } from './platform/http/invalid-input'
import { toOpenApi } from './platform/http/openapi'
import { rateLimitCalls } from './platform/http/rate-limit-calls'
import { logRequests, toRequestId } from './platform/http/request-log'
import type { RouteContext } from './platform/http/route-context'
import { createRateLimiter, type RateLimiter } from './platform/runtime/rate-limit'

export type AppDeps = Omit<
  RouteContext,
  'app' | 'callers' | 'getSiteName' | 'limiter' | 'readPublic' | 'siteUrl'
> & {
  readonly signIn: SignInSettings
  /** Marks the pages of mailed links as those of a demo. */
  readonly isDemo?: boolean
  /** Shared between processes; without it limits count for this process alone. */
  readonly limiter?: RateLimiter
  /** Without it, public data is also read from `db`. */
  readonly readPublic?: PublicReader
}

/** Bytes; the longest text a visitor may send is far below. */
const BODY_LIMIT = 256 * 1024

/** Builds the API. Closing it finishes requests under way, then writes the collected views and visits. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, clock, log } = deps
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // Five megabytes on a slow phone take a while; silent senders are cut off sooner.
    requestTimeout: 120_000,
    // The web app and the proxy on this machine state whom they call for.
    trustProxy: 'loopback',
    genReqId: toRequestId,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: handleFrameworkError,
    clientErrorHandler: handleMalformedRequest,
  })
  app.setValidatorCompiler(checkInput)
  app.setSerializerCompiler(serializerCompiler)
  registerErrorHandler(app)
  parseJsonBodies(app)
  makeDeleteBodyOptional(app)
  logRequests(app)
  rejectNonCanonicalUrls(app)
  closeConnectionsOnShutdown(app)
  addRetryAfterHeader(app)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    // Only the proxy knows whether visitors use https.
    strictTransportSecurity: false,
  })

  app.decorateRequest('siteName', new URL(deps.signIn.siteUrl).hostname)
  app.decorateRequest('isDemo', deps.isDemo ?? false)
  const limiter = deps.limiter ?? createRateLimiter(clock)
  rateLimitCalls(app, limiter)
  const { signIn, ...shared } = deps
  const context: RouteContext = {
    ...shared,
    app,
    limiter,
    readPublic: deps.readPublic ?? createPrimaryReader(db),
    siteUrl: signIn.siteUrl,
    getSiteName: () => getSiteName(db, signIn.siteUrl),
    callers: {
      getAccountId: (token) => getSessionAccountId(db, token, clock.now()),
      isInstallation: (id) => isRegisteredInstallation(db, id),
    },
  }
  mountJobRoutes(context)
  mountInternshipRoutes(context)
  mountScholarshipRoutes(context)
  mountItemsByIdRoutes(context)
  mountStudyRoutes(context)
  mountCategoryRoutes(context)
  mountCompanyRoutes(context)
  mountLookupRoutes(context)
  mountSiteRoutes(context)
  mountSitemapRoutes(context)
  mountVisitorRoutes(context)
  mountArticleRoutes(context)
  mountInterviewTipRoutes(context)
  mountDocumentTemplateRoutes(context)
  mountLogoRoutes(context)
  mountHiringRoutes(context)
  mountSiteContentRoutes(context)
  await acceptUploads(app, (scope) => {
    const uploading = { ...context, app: scope }
    mountFileRoutes(uploading)
    mountResumeRoutes(uploading)
  })
  await mountAuthRoutes(context, signIn)
  mountNotificationSettingRoutes(context)
  mountNotificationRoutes(context)
  mountDigestMailRoutes(context)
  mountPushRoutes(context)
  mountTelegramRoutes(context)
  mountSubscriptionRoutes(context)
  mountOverviewRoutes(context)
  await acceptForms(app, (scope) => {
    const taking = { ...context, app: scope }
    mountNewsletterLinkRoutes(taking)
    mountDigestUnsubscribeRoutes(taking)
    mountAlertLinkRoutes(taking)
    mountEmailConfirmationRoutes(taking)
    mountReceivedApplicationRoutes(taking)
  })
  mountApplicationRoutes(context)
  mountSavedSearchRoutes(context)
  mountAlertRoutes(context)
  mountSuggestionRoutes(context)
  mountCalendarRoutes(context)
  mountProfileRoutes(context)
  mountMyDataRoutes(context)
  mountChangeEmailRoute(context)
  mountContactRoutes(context)
  mountNewsletterRoutes(context)
  mountHealthRoutes(context)
  const openApi = toOpenApi(endpoints)
  app.get('/openapi.json', async () => openApi)
  return app
}
