import type { AllChoices } from '../choices'
import type { Field } from '../field-kinds'
import { type Html, html } from './html'
import { toActButton, toActForm } from './html-parts'

type FieldForm = {
  readonly back: string
  readonly area: string
  readonly id: number
  readonly fields: readonly Field[]
  readonly values: Readonly<Record<string, unknown>>
  readonly choices: AllChoices
  /** Keys of the draft that an operator stated. */
  readonly corrected: readonly string[]
}

/** A form of fields as they are now; sending it corrects those that were changed. */
export function toFieldForm({
  back,
  area,
  id,
  fields,
  values,
  choices,
  corrected,
}: FieldForm): Html {
  const rows = toFieldRows(fields, values, choices)
  const form = toActForm(
    back,
    { area, id, verb: 'correct' },
    html`${rows}<div><label for="correction-because">Reason, for the audit log</label><input id="correction-because" name="because"></div><p><button>Save corrections</button></p>`,
  )
  const stated = fields.filter(({ keys }) => keys.some((key) => corrected.includes(key)))
  const resets = stated.map(({ word, label }) =>
    toActButton(`${label}: take what the source states`, back, {
      ...{ area, id, verb: 'reset', word },
    }),
  )
  return html`${stated.length > 0 && html`<p class="note">You state these yourself; no import changes them.</p>`}${resets}${form}`
}

/** Renders fields with their values, empty ones for a new item. */
export function toFieldRows(
  fields: readonly Field[],
  values: FieldForm['values'],
  choices: AllChoices,
): readonly Html[] {
  return fields.map((field) => toRow(field, field.show(values, choices), choices))
}

function toRow(field: Field, value: string, choices: AllChoices): Html {
  const { word, label, input } = field
  const hint = input === 'text' ? ', in Markdown' : ''
  return html`<p><label for="${word}">${label}${hint}</label><input type="hidden" name="was.${word}" value="${value}">${toControl(field, value, choices)}</p>`
}

function toControl({ word, input, isMany }: Field, value: string, choices: AllChoices): Html {
  const name = `field.${word}`
  if (input === 'text') return html`<textarea id="${word}" name="${name}">${value}</textarea>`
  if (input === 'day') return html`<input id="${word}" name="${name}" type="date" value="${value}">`
  if (Array.isArray(input)) return toSelect(word, input, [value])
  if (typeof input === 'object' && 'choice' in input) {
    const names = choices[input.choice].all.map((choice) => choice.name)
    return isMany
      ? toSelect(word, names, value.split('; '), true)
      : toSelect(word, ['', ...names], [value])
  }
  return html`<input id="${word}" name="${name}" value="${value}"${input === 'number' ? html` inputmode="numeric"` : null}>`
}

function toSelect(
  word: string,
  names: readonly string[],
  chosen: readonly string[],
  isMany = false,
): Html {
  const options = names.map(
    (name) => html`<option${chosen.includes(name) ? html` selected` : null}>${name}</option>`,
  )
  return html`<select id="${word}" name="field.${word}"${isMany ? html` multiple size="6"` : null}>${options}</select>`
}
