import { runCommand } from '@/backend/platform/runtime/command'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { LOGO_USAGE, parseLogoArguments } from './logo-arguments'
import { runLogo } from './run-logo'

await runCommand({
  usage: LOGO_USAGE,
  parse: parseLogoArguments,
  run: (command) => runLogo(loadEnvironment(), command),
})
