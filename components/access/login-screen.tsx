import { FormScreen } from '@/components/forms/form-screen'
import { AccessGate } from './access-gate'
import { LateForm } from './late-form'
import { MailedLink } from './mailed-link'
import { OtherWays } from './other-ways'
import { WhyHere } from './why-here'

type Props = {
  readonly problem?: string
}

export function LoginScreen({ problem }: Props) {
  return (
    <FormScreen title="Sign in">
      <MailedLink />
      <AccessGate>
        <WhyHere />
        {problem && (
          <p role="alert" className="mb-5 border-l-4 border-stop py-1 pl-4">
            {problem}
          </p>
        )}
        <LateForm form="login" />
        <OtherWays />
      </AccessGate>
    </FormScreen>
  )
}
