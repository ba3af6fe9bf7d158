import { requireChromium } from './chromium'
import { tools } from './testing/checks'
import { firebaseSuite } from './testing/firebase-suite'
import { run } from './testing/run'
import { decisive } from './testing/step'

await run([...decisive(tools(requireChromium)), firebaseSuite(process.argv.slice(2))])
