import type { Logger } from 'pino'
import type { Database } from '@/backend/db/connect'
import type { Clock } from '@/backend/platform/runtime/clock'
import type { Environment } from '@/backend/settings/environment'
import type { Html } from './html'

export type DeskContext = {
  readonly db: Database
  readonly clock: Clock
  readonly environment: Environment
  readonly log: Pick<Logger, 'error' | 'warn'>
}

export type DeskPage = {
  readonly title: string
  readonly main: Html
}

/** Renders a page of the desk; null: there is no such thing, which is answered with 404. */
export type RenderPage = (
  context: DeskContext,
  request: { readonly query: URLSearchParams; readonly params: Readonly<Record<string, string>> },
) => Promise<DeskPage | null>
