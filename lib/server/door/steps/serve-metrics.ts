import { knowsSecret } from '@/lib/server/http/knows-secret'
import type { Step } from '../exchange'
import { refuseMethods } from './refuse-methods'

export const METRICS = '/metrics'

export type Metric = {
  /** Without the prefix that all have. */
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge'
  /** By labels as Prometheus writes them: `lane="read"`; the empty one for a single value. */
  readonly values: Readonly<Record<string, number>>
}

/** Prometheus text, for who sends the secret of `/revalidate`; to all others there is nothing here (decision 036). */
export function serveMetrics(read: () => readonly Metric[]): Step {
  return (exchange) => {
    const { request, response, path } = exchange
    if (path !== METRICS || !knowsSecret(request.headers.authorization)) return false
    if (refuseMethods(exchange)) return true
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
  const full = `visvakor_door_${name}`
  const lines = Object.entries(values).map(([labels, value]) => {
    return `${full}${labels === '' ? '' : `{${labels}}`} ${value}`
  })
  return [`# HELP ${full} ${help}`, `# TYPE ${full} ${type}`, ...lines, ''].join('\n')
}
