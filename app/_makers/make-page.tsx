import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Gone, goneMetadata } from '@/app/gone'
import { Missing, missingMetadata } from '@/app/missing'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { orGone, orUnavailable } from '@/lib/server/reading/reading'

type Props<Params> = { readonly params: Promise<Params> }

type Parts<Params, Read> = {
  /** Addresses the build makes; Next makes every other a page when it is first asked for. */
  readonly standIns: readonly Params[]
  readonly read: (params: Params) => Promise<Read | null>
  readonly toMetadata: (read: Read) => Metadata | Promise<Metadata>
  readonly show: (read: Read) => ReactNode | Promise<ReactNode>
}

/** 404 when there is nothing, 410 when it was taken down, 503 while the API is away (decision 004). */
export function makePage<Params, Read>({ standIns, read, toMetadata, show }: Parts<Params, Read>) {
  async function toHead(params: Promise<Params>): Promise<Metadata> {
    const found = await read(await params)
    return found === null ? missingMetadata : toMetadata(found)
  }

  async function toBody(params: Promise<Params>): Promise<ReactNode> {
    const found = await read(await params)
    return found === null ? <Missing /> : show(found)
  }

  return {
    generateStaticParams: () => [...standIns],
    generateMetadata: ({ params }: Props<Params>) =>
      orUnavailable(orGone(toHead(params), goneMetadata), {}),
    default: ({ params }: Props<Params>) =>
      orUnavailable(orGone(toBody(params), <Gone />), <UnavailableNotice />),
  }
}
