import { useState } from 'react'
import { AccountForm } from '@/components/forms/account-form'
import { Button } from '@/components/ui/button'
import { useAccountForm } from '@/hooks/forms/use-account-form'
import type { SearchedArea } from '@/lib/contract/searches/kept-search'
import { AlertForm } from './alert-form'
import { RhythmField } from './rhythm-field'

type Props = { readonly area: SearchedArea; readonly search: string }

/** For the signed-in: to the proven address of the account, without confirming. */
export function OwnAlert({ area, search }: Props) {
  const [isForOther, setForOther] = useState(false)
  const form = useAccountForm({
    name: 'own-alert',
    async send({ rhythm }) {
      const { orderOwnAlert } = await import('@/lib/browser/searches/alerts')
      return orderOwnAlert({ area, search, rhythm: rhythm === 'weekly' ? 'weekly' : 'daily' })
    },
  })
  if (isForOther) return <AlertForm area={area} search={search} />
  return (
    <AccountForm form={form} refusal="There is no alert yet">
      <div className="flex flex-wrap items-end gap-3">
        <RhythmField />
        <Button type="submit" disabled={form.isBusy}>
          {form.isBusy ? 'Sending…' : 'Tell me by mail'}
        </Button>
        <button
          type="button"
          onClick={() => setForOther(true)}
          className="inline-flex min-h-target items-center text-pen-text underline"
        >
          Use another address
        </button>
      </div>
    </AccountForm>
  )
}
