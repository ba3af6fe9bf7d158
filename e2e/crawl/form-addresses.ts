import { defaultTreeAdapter } from 'parse5'
import { type Element, getAttribute } from './elements'

/** How many values of each select are tried. */
const TRIED_CHOICES = 2

/**
 * Where a form that asks with GET leads: as it stands, and with some other value of each select
 * chosen. Others lead nowhere a crawler may go.
 */
export function toFormAddresses(form: Element): readonly string[] {
  if ((getAttribute(form, 'method') ?? 'get').toLowerCase() !== 'get') return []
  const action = getAttribute(form, 'action')
  if (action === null) return []
  const inside = [...listInside(form)]
  const fields = inside.filter((element) => getAttribute(element, 'name') !== null)
  const standing = fields
    .filter(({ tagName }) => tagName === 'input' || tagName === 'select')
    .map((field) => [getAttribute(field, 'name') ?? '', toValue(field)] as const)
  const selects = fields.filter(({ tagName }) => tagName === 'select')
  const changed = selects.flatMap((select) => {
    const name = getAttribute(select, 'name') ?? ''
    return listValues(select)
      .slice(1, 1 + TRIED_CHOICES)
      .map((value) => standing.map(([key, old]) => [key, key === name ? value : old] as const))
  })
  return [standing, ...changed].map((values) => {
    const query = new URLSearchParams(values.map(([key, value]) => [key, value]))
    return values.length === 0 ? action : `${action}?${query}`
  })
}

function* listInside(parent: Element): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(node)) continue
    yield node
    yield* listInside(node)
  }
}

function listOptions(select: Element): readonly Element[] {
  return [...listInside(select)].filter(({ tagName }) => tagName === 'option')
}

function listValues(select: Element): readonly string[] {
  return listOptions(select).map((option) => getAttribute(option, 'value') ?? '')
}

function toValue(field: Element): string {
  if (field.tagName === 'input') return getAttribute(field, 'value') ?? ''
  const options = listOptions(field)
  const chosen = options.find((option) => getAttribute(option, 'selected') !== null) ?? options[0]
  return chosen ? (getAttribute(chosen, 'value') ?? '') : ''
}
