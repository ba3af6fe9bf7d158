import { postgres15Suite } from './testing/postgres15-suite'
import { run } from './testing/run'

await run([postgres15Suite({ isRequired: true, isWhole: true })])
