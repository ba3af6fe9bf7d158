import { access, constants, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { getFileText } from '@/backend/platform/runtime/missing-file'
import { StartError } from '@/backend/platform/runtime/start-error'

/** Values by the names of variables; a value has no line break, double quote, backslash or `$`. */
export type Variables = Readonly<Record<string, string>>

/** Throws `StartError` when the file cannot be written. */
export async function requireWritable(path: string): Promise<void> {
  try {
    await access((await getFileText(path)) === null ? dirname(path) : path, constants.W_OK)
  } catch (error) {
    throw new StartError(
      `${path} cannot be written (${getErrorCode(error)}): run this as a user who may, or name another file with --env.`,
    )
  }
}

/** Sets variables in a file of the environment, readable by its owner only; its other lines stay as they are. */
export async function writeEnvFile(path: string, variables: Variables): Promise<void> {
  const text = (await getFileText(path)) ?? ''
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, setVariables(text, variables), { mode: 0o600 })
  await rename(unfinished, path)
}

/** Replaces the lines of these variables, and appends those that have none. */
export function setVariables(text: string, variables: Variables): string {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  for (const [name, value] of Object.entries(variables)) {
    const line = `${name}=${quote(value)}`
    const isLine = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`)
    const at = lines.findLastIndex((each) => isLine.test(each))
    if (at === -1) lines.push(line)
    else lines[at] = line
  }
  return `${lines.join('\n')}\n`
}

function quote(value: string): string {
  return /^[\w@:/.+%=,?&~-]*$/.test(value) ? value : `"${value}"`
}
