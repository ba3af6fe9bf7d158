import type { Step } from '../exchange'
import { refuse } from '../refusal'
import { isForPrograms } from '../sections'

/** What Node would answer without a word of ours: no Host or two (RFC 9112 §3.2), and what we cannot do (RFC 9110 §10.1.1). */
export const refuseHeads: Step = ({ request, response, path }) => {
  const as = isForPrograms(path) ? 'json' : 'html'
  const headers = { Connection: 'close' }
  const { expect = '100-continue' } = request.headers
  if (!hasOneHost(request)) refuse(response, { status: 400, as, headers })
  else if (expect.toLowerCase() !== '100-continue') refuse(response, { status: 417, as, headers })
  return response.headersSent
}

function hasOneHost({ rawHeaders, httpVersion }: Parameters<Step>[0]['request']): boolean {
  const names = rawHeaders.filter((_, at) => at % 2 === 0)
  const hosts = names.filter((name) => name.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}
