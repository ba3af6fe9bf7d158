import { LIMITS_BY_COST } from '@/backend/platform/http/rate-limit-calls'
import { endpoints } from '@/lib/contract/endpoints'
import { getLimiterName } from '@/lib/server/http-server/api-proxy/allowed-endpoints'

// `npm run bench -- calls`: every call of the contract with what it costs, its limits for one address and its lane in the web process.
process.stdout.write('| call | cost | limits of one address | lane |\n|---|---|---|---|\n')
for (const endpoint of endpoints) {
  const { method, path, cost } = endpoint
  const limits = LIMITS_BY_COST[cost].map(
    ({ name, max, windowMs }) => `${name}: ${max} in ${windowMs / 1000} s`,
  )
  const lane = getLimiterName(endpoint) ?? 'the web process alone calls it'
  process.stdout.write(`| ${method} ${path} | ${cost} | ${limits.join(', ')} | ${lane} |\n`)
}
