const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aluminium: 'aluminum',
    analyse: 'analyze',
    behaviour: 'behavior',
    catalogue: 'catalog',
    cheque: 'check',
    colour: 'color',
    defence: 'defense',
    draught: 'draft',
    grey: 'gray',
    harbour: 'harbor',
    labour: 'labor',
    licence: 'license',
    mould: 'mold',
    moulding: 'molding',
    neighbour: 'neighbor',
    plough: 'plow',
    programme: 'program',
    vapour: 'vapor',
  }),
)

/** British and American spelling are one word: fibre, centre, optimisation, modelling, draughtsman. */
export function toAmerican(word: string): string {
  const listed = WORDS.get(word)
  if (listed !== undefined) return listed
  return word
    .replace(/^([a-z]{2,}[bt])re$/, '$1er')
    .replace(/^([a-z]{3,})isation$/, '$1ization')
    .replace(/^([a-z]{3,})elling$/, '$1eling')
    .replace(/^draught(?=s|ing)/, 'draft')
}
