import { readChoices } from '../../choices'
import { ADDABLE_KINDS, type AddableKind } from '../../desk-verbs'
import { FIELDS_BY_OWNER } from '../../fields'
import type { RenderPage } from '../context'
import { toFieldRows } from '../field-form'
import { html } from '../html'
import { REASON_FIELD, toActForm } from '../html-parts'

/** Where the list of each is. */
const LISTS: Readonly<Record<AddableKind, string>> = {
  employer: '/employers',
  university: '/universities',
  scholarship: '/listings?area=scholarship',
}

/** A form that adds an employer, a university or a scholarship. */
export const renderAdd: RenderPage = async ({ db }, { params }) => {
  const area = ADDABLE_KINDS.find((name) => name === params.area)
  if (area === undefined) return null
  const rows = toFieldRows(FIELDS_BY_OWNER[area], {}, await readChoices(db))
  const content = html`${rows}${REASON_FIELD}<p><button>Add it</button></p>`
  return {
    title: `Add ${area === 'employer' ? 'an' : 'a'} ${area}`,
    main: toActForm(LISTS[area], { verb: 'add', area }, content),
  }
}
