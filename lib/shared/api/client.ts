import axios, { type AxiosInstance, type AxiosResponse } from 'axios'
import { z } from 'zod'
import { errorBody } from '@/lib/contract/common'
import type { CallInput, Endpoint, ReplyOf } from '@/lib/contract/endpoint'
import { UNREACHABLE_MESSAGE } from '@/lib/shared/forms/failure-messages'
import { API_TIMEOUT_MS, RETRY_AFTER_SECONDS } from '@/lib/shared/limits'
import { ApiError, isSpecialStatus, readStatus } from './api-error'
import { fillPathParams } from './fill-path-params'

/** in bytes (promise F3) */
const MAX_REPLY_BYTES = 5_000_000

export type ApiClient = {
  /** Throws `ApiError` on every failure. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>>
}

/** Creates the client of spec §7. `budgetMs` is the timeout of one reply. */
export function createApiClient(
  baseUrl: string,
  headers: Record<string, string> = {},
  budgetMs: number = API_TIMEOUT_MS,
): ApiClient {
  const http: AxiosInstance = axios.create({
    baseURL: baseUrl,
    headers,
    timeout: budgetMs,
    maxContentLength: MAX_REPLY_BYTES,
    maxRedirects: 0,
    validateStatus: null,
    responseType: 'json',
    // Lists are sent as a repeated key.
    paramsSerializer: { indexes: null },
    // Truncated JSON has to be an error, not an unexpected shape.
    transitional: { silentJSONParsing: false },
  })
  return {
    async call(endpoint, input) {
      const path = fillPathParams(endpoint.path, input.params)
      const call = `${endpoint.method} ${path}`
      const response = await send(http, endpoint, path, input, call)
      refuseErrors(response, call)
      return parseReply(endpoint, response.data, call)
    },
  }
}

async function send<E extends Endpoint>(
  http: AxiosInstance,
  endpoint: E,
  path: string,
  input: CallInput<E>,
  call: string,
): Promise<AxiosResponse<unknown>> {
  try {
    return await http.request<unknown>({
      method: endpoint.method,
      url: path,
      params: input.query,
      data: input.body,
      // The timeout of axios restarts with every byte (promise F2).
      signal: AbortSignal.timeout(http.defaults.timeout ?? API_TIMEOUT_MS),
      // Every GET sends the locale (spec §7); there is only one.
      headers: endpoint.method === 'GET' ? { 'Accept-Language': 'en' } : {},
    })
  } catch (cause) {
    // axios reports a body that is not JSON as an error, even when the status is enough.
    const { response } = axios.isAxiosError<unknown>(cause) ? cause : {}
    if (response !== undefined && isSpecialStatus(response.status)) return response
    throw unreachable(call, cause)
  }
}

function refuseErrors(response: AxiosResponse<unknown>, call: string): void {
  const { data, headers } = response
  const status = readStatus(response.status, data)
  if (status < 300) return
  const body = errorBody.safeParse(data)
  if (body.success) {
    const { message, errors = [] } = body.data
    throw new ApiError(status, message, call, errors, Number(headers['retry-after']) || null)
  }
  const cause = new Error(`status ${status} without our error body`)
  throw isSpecialStatus(status)
    ? new ApiError(status, cause.message, call)
    : unreachable(call, cause)
}

function parseReply<E extends Endpoint>({ reply }: E, data: unknown, call: string): ReplyOf<E> {
  const parsed = z.safeParse<E['reply']>(reply, data)
  if (!parsed.success) throw unreachable(call, parsed.error)
  return parsed.data
}

// A truncated or invalid reply counts as no reply: nothing of it is shown (promise F3).
function unreachable(call: string, cause: unknown): ApiError {
  const error = new ApiError(503, UNREACHABLE_MESSAGE, call, [], RETRY_AFTER_SECONDS)
  error.cause = cause
  return error
}
