import type { Agent } from 'node:http'
import type { Endpoint } from '@/lib/contract/endpoint'
import { fillPathParams } from '@/lib/shared/api/fill-path-params'
import { parseJson } from '@/lib/shared/parse-json'
import type { Random } from '../random'
import { type Cookies, openCookies } from './cookies'
import type { Exchange, Manner } from './exchange'
import { openConnections, send } from './send'

/** Bytes with their type. */
export type Payload = { readonly type: string; readonly bytes: Buffer }

type Filling = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly payload?: Payload
}

/** A response of the API; its status may come from the body (architecture §6). */
export type Reply = { readonly status: number; readonly body: unknown }

/** One browser of one person. */
export type Visitor = {
  readonly mark: string
  readonly random: Random
  readonly cookies: Cookies
  /** Reads a page or another resource. */
  readonly open: (address: string) => Promise<Exchange>
  readonly post: (address: string, payload: Payload, manner?: Manner) => Promise<Exchange>
  readonly drop: (address: string) => Promise<Exchange>
  /** Calls the API as scripts of our pages do. Null: no response. */
  readonly call: (endpoint: Endpoint, filling?: Filling, manner?: Manner) => Promise<Reply | null>
  readonly leave: () => void
}

type Options = {
  readonly site: string
  readonly mark: string
  /** The visitor's IP address, as a proxy sends it. */
  readonly place: string
  readonly random: Random
  /** Sees every request and response. */
  readonly watch: (mark: string, exchange: Exchange) => void
}

export function openVisitor({ site, mark, place, random, watch }: Options): Visitor {
  const cookies = openCookies()
  const agent: Agent = openConnections()
  const ask = async (
    method: string,
    address: string,
    payload: Payload | null,
    manner: Manner,
  ): Promise<Exchange> => {
    const headers = {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': place,
      cookie: cookies.header(),
      ...(payload === null ? {} : { 'content-type': payload.type }),
    }
    const body = payload?.bytes ?? null
    const exchange = await send(site, { method, address, headers, body, manner }, agent)
    cookies.take(exchange.answer?.headers['set-cookie'] ?? [])
    watch(mark, exchange)
    return exchange
  }
  return {
    ...{ mark, random, cookies },
    open: (address) => ask('GET', address, null, 'whole'),
    post: (address, payload, manner = 'whole') => ask('POST', address, payload, manner),
    drop: (address) => ask('DELETE', address, null, 'whole'),
    call: async ({ method, path }, { params, query, body, payload } = {}, manner = 'whole') => {
      const search = new URLSearchParams(query).toString()
      const address = `/upstream${fillPathParams(path, params)}${search && `?${search}`}`
      const sent = payload ?? (body === undefined ? null : toJson(body))
      return toReply(await ask(method, address, sent, manner))
    },
    leave: () => agent.destroy(),
  }
}

export function toJson(body: unknown): Payload {
  return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
}

export function toForm(fields: Readonly<Record<string, string>>): Payload {
  const bytes = Buffer.from(new URLSearchParams(fields).toString())
  return { type: 'application/x-www-form-urlencoded', bytes }
}

export function toReply({ answer }: Pick<Exchange, 'answer'>): Reply | null {
  if (answer === null) return null
  const body = parseJson(answer.text)
  const isStated = typeof body === 'object' && body !== null && 'statusCode' in body
  return { status: isStated ? Number(body.statusCode) : answer.status, body }
}
