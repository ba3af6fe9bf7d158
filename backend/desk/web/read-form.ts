import { StartError } from '@/backend/platform/runtime/start-error'
import { type DeskCommand, parseDeskArguments } from '../desk-arguments'

/** A form's values; of a name with several values, all of them. */
export type Form = URLSearchParams

/**
 * Reads a form as the command line of the desk, so that both take the same. Of fields to correct or to fill in (`field.title`) those
 * count whose value is another than the one that was shown (`was.title`). Throws `StartError` and `UsageError`.
 */
export function toDeskCommand(form: Form): DeskCommand {
  const verb = form.get('verb') ?? ''
  const because = form.get('because')?.trim() ?? ''
  const until = form.get('until')?.trim() ?? ''
  const positionals = [...form.getAll('area'), ...form.getAll('id'), ...form.getAll('word')]
  return parseDeskArguments([
    verb,
    ...(because === '' ? [] : [`--because=${because}`]),
    ...(until === '' ? [] : [`--until=${until}`]),
    '--',
    ...positionals,
    ...(verb === 'correct' || verb === 'add' ? listChanges(form) : []),
  ])
}

function listChanges(form: Form): readonly string[] {
  const changes = [...form.keys()].flatMap((name) => {
    if (!name.startsWith('was.')) return []
    const word = name.slice('was.'.length)
    const value = tidy(form.getAll(`field.${word}`).join('; '))
    return value === tidy(form.get(name) ?? '') ? [] : [`${word}=${value}`]
  })
  if (changes.length === 0) throw new StartError('Nothing was changed in the form.')
  return changes
}

/** Browsers send line breaks as two characters. */
const tidy = (text: string) => text.replaceAll('\r\n', '\n').trim()
