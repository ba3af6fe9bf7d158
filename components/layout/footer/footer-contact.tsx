import { ContactDetails } from './contact-details'
import { FooterSection } from './footer-section'

type Props = { readonly settings: Readonly<Record<string, string>> }

export function FooterContact({ settings }: Props) {
  return (
    <FooterSection title="Contact">
      <ContactDetails settings={settings} />
    </FooterSection>
  )
}
