import { relative, sep } from 'node:path'
import { isLoopbackName } from '@/backend/platform/http/loopback'
import type { Environment } from '@/backend/settings/environment'
import { API_HOST } from './preflight'

export function toStartupSummary(environment: Environment, root: string): string[] {
  const { apiUrl, apiPort, dataDir, databaseUrl, firebase, port, siteUrl } = environment
  const inData = (name: string) => shorten(`${dataDir}${sep}${name}`, root)
  const address = `http://localhost:${port}`
  const own = apiUrl === null
  return [
    '',
    `  The site is ready: ${address}`,
    '',
    ...(siteUrl === address ? [] : [`  public    ${siteUrl} (SITE_URL)`]),
    `  API       ${own ? `embedded, http://${API_HOST}:${apiPort}` : `${apiUrl} (API_URL)`}`,
    ...(own ? [`  database  ${toDatabase(databaseUrl, inData('postgres'))}`] : []),
    ...(own ? [`  sign-in   ${toSignIn(firebase)}`] : []),
    ...(own ? [`  files     ${toFiles(environment.s3, inData('files'))}`] : []),
    ...(own ? toMessages(environment, inData('outbox')) : []),
    ...(own && environment.redisUrl !== null ? ['  Redis     that of REDIS_URL'] : []),
    ...(own ? ['  desk      npm run desk prints a link'] : []),
    `  logs      ${inData('logs')}`,
    ...warnOfStrangers(environment),
    '',
    '  Press Ctrl-C to stop.',
  ]
}

/** Warns that behind an untrusted proxy all visitors share one address, and with it one set of limits. */
function warnOfStrangers({ host, siteUrl, trustedProxies }: Environment): string[] {
  const isPublic = !isLoopbackName(new URL(siteUrl).hostname)
  if (!isPublic || trustedProxies.length > 0) return []
  const listens = host === null ? 'listens on every address' : `listens on ${host}`
  return [
    '',
    `  Warning: the site is public, ${listens} and trusts no proxy. Behind nginx on`,
    '  this machine set HOST=127.0.0.1 and TRUSTED_PROXIES=loopback (docs/deployment.md).',
  ]
}

function toDatabase(databaseUrl: string | null, folder: string): string {
  return databaseUrl === null ? `embedded PostgreSQL 18 in ${folder}` : 'PostgreSQL of DATABASE_URL'
}

function toSignIn(firebase: Environment['firebase']): string {
  if (firebase === null) return 'embedded, passwords in the database'
  return 'emulatorUrl' in firebase
    ? `emulator at ${firebase.emulatorUrl}, for tests: its tokens are not signed (FIREBASE_AUTH_EMULATOR_HOST)`
    : `Firebase project ${firebase.projectId} (FIREBASE_PROJECT_ID)`
}

function toFiles(s3: Environment['s3'], folder: string): string {
  return s3 === null ? folder : `bucket ${s3.bucket} at ${s3.endpoint} (S3_ENDPOINT)`
}

function toMessages({ messages, devTools, apiPort }: Environment, outbox: string): string[] {
  const { smtpUrl, smsGatewayUrl } = messages
  const kept = smtpUrl === null || smsGatewayUrl === null
  return [
    `  mail      ${smtpUrl === null ? `saved in ${outbox}` : 'mail server of SMTP_URL'}`,
    `  SMS       ${smsGatewayUrl === null ? `saved in ${outbox}` : 'gateway of SMS_GATEWAY_URL'}`,
    ...(kept && devTools ? [`  inbox     http://${API_HOST}:${apiPort}/dev/inbox`] : []),
  ]
}

function shorten(path: string, root: string): string {
  const inside = relative(root, path)
  return inside.startsWith('..') ? path : inside
}
