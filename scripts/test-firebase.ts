import { requireChromium } from './chromium'
import { tools } from './testing/checks'
import { firebaseSuite } from './testing/firebase-suite'
import { runSteps } from './testing/run-steps'
import { isGood, toSummary } from './testing/summary'

// Ctrl-C reaches the tests and the emulator as well: they end, and what they leave goes at the end here.
process.on('SIGINT', () => undefined)

const outcomes = await runSteps([tools(requireChromium), firebaseSuite(process.argv.slice(2))])
process.stdout.write(toSummary(outcomes))
process.exitCode = isGood(outcomes) ? 0 : 1
