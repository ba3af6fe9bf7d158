import { listDefaultSettings, listUnreadyParts } from '@/backend/attention/readiness'
import { readSiteSettings } from '@/backend/go-live/go-live'
import { SITE_FIELDS, type SiteField } from '@/backend/go-live/site-settings'
import { VARIABLE_NAMES } from '@/backend/settings/environment-variables'
import type { RenderPage } from '../context'
import { type Html, html } from '../html'
import { toActForm, toTable } from '../html-parts'

/** What the board says of itself, which parts of it are invented, and which variables are set. */
export const renderSettings: RenderPage = async ({ db, environment }) => {
  const values = await readSiteSettings(db)
  const unchanged = await listDefaultSettings(db)
  const unready = await listUnreadyParts(db, environment)
  const forms = SITE_FIELDS.map((field) => {
    const { setting } = field.target
    return toForm(field, values[setting] ?? '', unchanged.includes(setting))
  })
  const parts = unready.map(
    ({ what, count, todo }) =>
      html`<li>${what}${count === null ? '' : `: ${count}`}. <code>${todo}</code></li>`,
  )
  const variables = VARIABLE_NAMES.map(
    (name) =>
      html`<tr><td>${name}</td><td>${process.env[name]?.trim() ? 'Set' : 'Not set'}</td></tr>`,
  )
  const main = html`${parts.length > 0 && html`<h2>Not ready for the public</h2><ul>${parts}</ul>`}
<h2>Site details</h2>${forms}
<h2>Environment variables</h2><p class="note">They are set where the product is started, as in .env; a change needs a restart. Their values are not shown.</p>
<details><summary>All variables</summary>${toTable(['Variable', 'State'], variables, '')}</details>`
  return { title: 'Settings', main }
}

function toForm(field: SiteField, value: string, isInvented: boolean): Html {
  const { key, question, isRequired, example } = field
  const state = isInvented && value !== '' ? 'not changed yet' : value === '' ? 'not set' : ''
  return toActForm(
    '/settings',
    { verb: 'set', id: key },
    html`<div class="row"><div><label for="${key}">${question} <span class="note">${state}</span></label><input id="${key}" name="word" value="${value}" placeholder="${example}"${isRequired ? html` required` : null}></div><button class="plain" aria-label="Save ${question}">Save</button></div>`,
  )
}
