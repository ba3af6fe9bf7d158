/** Answers, and ms, of which one look is made at least. */
const LOOK = { answers: 2, ms: 75 }
const EXCESS = 1.2
/** What one look can say at most: some who begin together are seen in two. */
const MOST_OF_LOOK = 1
const ENOUGH = 2.1
/** Under way: a crawler's ten hands are never more, however long it takes. */
const HANDS = 10
const CALM_MS = 3000

export type Crowd = {
  readonly come: (underWay: number) => void
  readonly leave: () => void
  readonly refuse: () => void
  readonly isHere: () => boolean
}

/**
 * Tells visitors, who come however long it takes and are ever more, from programs that ask on once they are answered. A cumulative sum of
 * who comes for each answer, and not of time: a slow machine is no crowd (decision 055).
 */
export function createCrowd(): Crowd {
  let begun = 0
  let came = 0
  let left = 0
  let seen = 0
  let until = Number.NEGATIVE_INFINITY
  const stay = () => {
    until = performance.now() + CALM_MS
  }
  return {
    come: (underWay) => {
      if (underWay === 0) seen = came = left = 0
      came += 1
      if (seen >= ENOUGH && underWay >= HANDS) stay()
    },
    leave: () => {
      left += 1
      const now = performance.now()
      if (left < LOOK.answers || now - begun < LOOK.ms) return
      const said = Math.min(MOST_OF_LOOK, came / left - EXCESS)
      seen = Math.min(ENOUGH, Math.max(0, seen + said))
      begun = now
      came = 0
      left = 0
    },
    refuse: stay,
    isHere: () => performance.now() < until,
  }
}
