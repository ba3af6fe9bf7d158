import type { Verdict } from './verdict'

/** Things that are on or off, such as saved listings, as far as their owner knows. */
export type Switches = {
  readonly note: (key: string, isOn: boolean, verdict: Verdict) => void
  /** Possible states: one after an acknowledged write, both while the outcome is unknown. */
  readonly mayBe: (key: string, isOn: boolean) => boolean
  readonly keys: () => readonly string[]
  /** Sets the state that was read from the database. */
  readonly settle: (key: string, isOn: boolean) => void
}

export function openSwitches(): Switches {
  const known = new Map<string, boolean>()
  const open = new Map<string, Set<boolean>>()
  return {
    note: (key, isOn, verdict) => {
      if (!known.has(key)) known.set(key, false)
      if (verdict === 'done') known.set(key, isOn)
      // It may still happen, after the next acknowledged write.
      if (verdict === 'unknown') open.set(key, new Set(open.get(key)).add(isOn))
    },
    mayBe: (key, isOn) => (known.get(key) ?? false) === isOn || open.get(key)?.has(isOn) === true,
    keys: () => [...known.keys()],
    settle: (key, isOn) => {
      known.set(key, isOn)
      open.delete(key)
    },
  }
}
