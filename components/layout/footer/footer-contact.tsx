import { ContactWays } from './contact-ways'
import { Fold } from './fold'

type Props = { readonly settings: Readonly<Record<string, string>> }

export function FooterContact({ settings }: Props) {
  return (
    <Fold title="Contact">
      <ContactWays settings={settings} />
    </Fold>
  )
}
