import { z } from 'zod'
import {
  countBelongings,
  findPeopleByContactOrName,
  getPerson,
  listSignInMethods,
  type Person,
} from '@/backend/people/find-people'
import { listAudit } from '../../list-audit'
import type { RenderPage } from '../context'
import { type Html, html } from '../html'
import { REASON_FIELD, toActForm, toMoment, toTable } from '../html-parts'
import { toAuditTable } from './audit'

const SHOWN = 50
const AUDIT = 20

const SIGN_INS: Readonly<Record<string, string>> = {
  firebase: 'Firebase',
  local: 'password',
  phone: 'phone number',
  linkedin: 'LinkedIn',
}

/** Accounts by e-mail address, phone number or name, to answer a request of their owner. */
export const renderPeople: RenderPage = async ({ db }, { query }) => {
  const words = query.get('words')?.trim() ?? ''
  const rows = words === '' ? [] : await findPeopleByContactOrName(db, words, SHOWN)
  const found = toTable(
    ['Name', 'E-mail address', 'Phone number', 'Since'],
    rows.map(toRow),
    'No account is found.',
  )
  const more = rows.length === SHOWN && html`<p class="note">The first ${SHOWN} are shown.</p>`
  const main = html`<form class="row"><div><label for="words">E-mail address, phone number or part of a name</label><input id="words" name="words" value="${words}"></div><button>Find</button></form>
${words !== '' && found}${more}`
  return { title: 'People', main }
}

function toRow(person: Person): Html {
  const { id, email, phoneNumber, createdAt, blockedAt } = person
  return html`<tr><td><a href="/people/${id}">${toName(person)}</a> <span class="note">${blockedAt === null ? '' : 'blocked'}</span></td>
<td>${email ?? ''}</td><td>${phoneNumber ?? ''}</td><td>${toMoment(createdAt)}</td></tr>`
}

const toName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim() || 'No name'

/** An account: what belongs to it in numbers, never its documents, and what the operator can do. */
export const renderPerson: RenderPage = async ({ db }, { params }) => {
  const id = z.uuid().safeParse(params.id).data
  const person = id === undefined ? null : await getPerson(db, id)
  if (person === null) return null
  const back = `/people/${person.id}`
  const { email, emailVerifiedAt, phoneNumber, createdAt, blockedAt } = person
  const signIns = (await listSignInMethods(db, person.id)).map(
    (provider) => SIGN_INS[provider] ?? '',
  )
  const proof = emailVerifiedAt === null ? 'not confirmed' : 'confirmed'
  const facts = [
    ['E-mail address', email === null ? 'None' : `${email} (${proof})`],
    ['Phone number', phoneNumber ?? 'None'],
    ['Since', toMoment(createdAt)],
    ['Signs in by', signIns.join(', ') || 'Nothing yet'],
    ['State', blockedAt === null ? 'In use' : `Blocked since ${toMoment(blockedAt)}`],
    ...(await countBelongings(db, person)).map(([what, count]) => [what, String(count)]),
  ].map(([what, value]) => html`<tr><th scope="row">${what ?? ''}</th><td>${value ?? ''}</td></tr>`)
  const verb = blockedAt === null ? 'block' : 'unblock'
  const audit = await listAudit(db, { limit: AUDIT, target: `account ${person.id}` })
  const main = html`<table><tbody>${facts}</tbody></table>
<p class="note">Answer only who writes from the confirmed address or number of the account.</p>
<h2>All data</h2><form method="post" action="/people/export"><input type="hidden" name="id" value="${person.id}"><p><button class="plain">Download all data</button></p></form>
<h2>${blockedAt === null ? 'Block' : 'Unblock'}</h2>${toActForm(
    back,
    { verb, id: person.id },
    html`<div class="row">${REASON_FIELD}<button class="plain">${blockedAt === null ? 'Block the account' : 'Unblock the account'}</button></div>`,
  )}
<h2>Delete</h2><details><summary>Delete the account for good</summary>${toActForm(
    '/people',
    { verb: 'delete', id: person.id },
    html`<p>This deletes the account with everything that belongs to it. It cannot be undone.</p>
<div class="row"><div><label for="delete-because">Reason, for the audit log</label><input id="delete-because" name="because" required></div><button>Delete it now</button></div>`,
  )}</details>
<h2>Change history</h2>${toAuditTable(audit, back)}`
  return { title: toName(person), main }
}
