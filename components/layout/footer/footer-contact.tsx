'use client'

import { ContactBlock } from './contact-block'
import { Fold } from './fold'

type Props = { readonly settings: Readonly<Record<string, string>> }

export function FooterContact({ settings }: Props) {
  return (
    <Fold title="Contact">
      <ContactBlock settings={settings} />
    </Fold>
  )
}
