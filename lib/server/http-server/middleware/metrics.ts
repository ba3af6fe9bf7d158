import { hasRevalidateSecret } from '@/lib/server/http/revalidate-secret'
import type { Middleware } from '../request-context'
import { allowMethods } from './allowed-methods'

export const METRICS_PATH = '/metrics'

export type Metric = {
  /** Without the common prefix. */
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge'
  /** Values by Prometheus labels, such as `lane="read"`; an empty label for a single value. */
  readonly values: Readonly<Record<string, number>>
}

/** Answers metrics in Prometheus text to holders of the secret of `/revalidate`; others get a 404 (decision 036). */
export function serveMetrics(read: () => readonly Metric[]): Middleware {
  return (context) => {
    const { request, response, path } = context
    if (path !== METRICS_PATH || !hasRevalidateSecret(request.headers.authorization)) return false
    if (allowMethods(context)) return true
    const text = read().map(toText).join('')
    response.writeHead(200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    response.end(request.method === 'HEAD' ? undefined : text)
    return true
  }
}

function toText({ name, help, type, values }: Metric): string {
  const full = `visvakor_web_${name}`
  const lines = Object.entries(values).map(([labels, value]) => {
    return `${full}${labels === '' ? '' : `{${labels}}`} ${value}`
  })
  return [`# HELP ${full} ${help}`, `# TYPE ${full} ${type}`, ...lines, ''].join('\n')
}
