import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import {
  GoneContent,
  goneMetadata,
  NotFoundContent,
  notFoundMetadata,
} from '@/app/not-found-or-gone'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { orGone, orUnavailable } from '@/lib/server/cache/query-result'

type PageProps<Params> = { readonly params: Promise<Params> }

/** What a page file of Next exports. */
export type GeneratedPage<Params> = {
  readonly generateStaticParams: () => Params[]
  readonly generateMetadata: (props: PageProps<Params>) => Promise<Metadata>
  readonly default: (props: PageProps<Params>) => Promise<ReactNode>
}

export type PackedQueryParams = { readonly packedQuery: string }

/** What the page file of an address without parameters exports. */
export type StaticPage = {
  readonly metadata: Metadata
  readonly default: () => ReactNode | Promise<ReactNode>
}

type PageOptions<Params, Read> = {
  /** The addresses that the build prerenders; Next renders any other on its first request. */
  readonly staticParams: readonly Params[]
  readonly read: (params: Params) => Promise<Read | null>
  readonly toMetadata: (read: Read) => Metadata | Promise<Metadata>
  readonly render: (read: Read) => ReactNode | Promise<ReactNode>
}

/**
 * Creates a page: 404 when nothing is found, 410 when it was taken down, 503 while the API is unavailable (decision
 * 004).
 */
export function createPage<Params, Read>({
  staticParams,
  read,
  toMetadata,
  render,
}: PageOptions<Params, Read>): GeneratedPage<Params> {
  async function toHead(params: Promise<Params>): Promise<Metadata> {
    const found = await read(await params)
    return found === null ? notFoundMetadata : toMetadata(found)
  }

  async function toBody(params: Promise<Params>): Promise<ReactNode> {
    const found = await read(await params)
    return found === null ? <NotFoundContent /> : render(found)
  }

  return {
    generateStaticParams: () => [...staticParams],
    generateMetadata: ({ params }) => orUnavailable(orGone(toHead(params), goneMetadata), {}),
    default: ({ params }) =>
      orUnavailable(orGone(toBody(params), <GoneContent />), <UnavailableNotice />),
  }
}
