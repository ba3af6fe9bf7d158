import type { RenderPage } from './context'
import { renderAdd } from './pages/add'
import { renderAudit } from './pages/audit'
import { renderContent, renderText } from './pages/content'
import { renderEmployer, renderEmployers } from './pages/employers'
import { renderFraudWarnings } from './pages/fraud-warnings'
import { renderHeldEntries } from './pages/held-entries'
import { renderListing } from './pages/listing'
import { renderListings } from './pages/listings'
import { renderMessages } from './pages/messages'
import { renderNewsletterPage } from './pages/newsletter'
import { renderOutbox } from './pages/outbox'
import { renderPeople, renderPerson } from './pages/people'
import { renderPost } from './pages/post'
import { renderSettings } from './pages/settings'
import { renderSource, renderSources } from './pages/sources'
import { renderStatistics } from './pages/statistics'
import { renderToday } from './pages/today'
import {
  renderDepartment,
  renderMajor,
  renderMajors,
  renderUniversities,
  renderUniversity,
} from './pages/universities-and-majors'

/** The desk's pages by Fastify's paths. */
export const DESK_PAGES: Readonly<Record<string, RenderPage>> = {
  '/': renderToday,
  '/listings': renderListings,
  '/listings/:area/:id': renderListing,
  '/add/:area': renderAdd,
  '/post': renderPost,
  '/held': renderHeldEntries,
  '/hints': renderFraudWarnings,
  '/messages': renderMessages,
  '/outbox': renderOutbox,
  '/employers': renderEmployers,
  '/employers/:id': renderEmployer,
  '/universities': renderUniversities,
  '/universities/:id': renderUniversity,
  '/majors': renderMajors,
  '/majors/:id': renderMajor,
  '/departments/:id': renderDepartment,
  '/sources': renderSources,
  '/sources/:name': renderSource,
  '/newsletter': renderNewsletterPage,
  '/content': renderContent,
  '/content/:kind': renderText,
  '/content/:kind/:slug': renderText,
  '/settings': renderSettings,
  '/people': renderPeople,
  '/people/:id': renderPerson,
  '/figures': renderStatistics,
  '/audit': renderAudit,
}
