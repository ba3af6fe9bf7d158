import { relative, sep } from 'node:path'
import type { Environment } from '@/backend/environment'
import { API_HOST } from './preflight'

/** What stands where, for the person who started it: one line each. */
export function listParts(environment: Environment, root: string): string[] {
  const { apiUrl, apiPort, dataDir, databaseUrl, firebase, port, siteUrl } = environment
  const inData = (name: string) => shorten(`${dataDir}${sep}${name}`, root)
  const address = `http://localhost:${port}`
  const own = apiUrl === null
  return [
    '',
    `  Visvakor is ready: ${address}`,
    '',
    ...(siteUrl === address ? [] : [`  public    ${siteUrl} (SITE_URL)`]),
    `  API       ${own ? `embedded, http://${API_HOST}:${apiPort}` : `${apiUrl} (API_URL)`}`,
    ...(own ? [`  database  ${toDatabase(databaseUrl, inData('postgres'))}`] : []),
    ...(own ? [`  sign-in   ${toSignIn(firebase)}`] : []),
    `  logs      ${inData('logs')}`,
    '',
    '  Press Ctrl-C to stop.',
  ]
}

function toDatabase(databaseUrl: string | null, folder: string): string {
  return databaseUrl === null ? `embedded PostgreSQL 18 in ${folder}` : 'PostgreSQL of DATABASE_URL'
}

function toSignIn(firebase: Environment['firebase']): string {
  return firebase === null
    ? 'embedded, passwords in the database'
    : `Firebase project ${firebase.projectId} (FIREBASE_PROJECT_ID)`
}

function shorten(path: string, root: string): string {
  const inside = relative(root, path)
  return inside.startsWith('..') ? path : inside
}
