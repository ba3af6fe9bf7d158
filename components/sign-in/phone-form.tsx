import { lazy, Suspense, useState } from 'react'
import { Form } from '@/components/forms/form'
import { FormStep } from '@/components/forms/form-step'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { Field } from '@/components/ui/field'
import { useForm } from '@/hooks/forms/use-form'
import { useSentCode } from '@/hooks/sign-in/use-sent-code'
import { phoneCountries, toInternationalNumber } from '@/lib/browser/forms/international-number'

const NAME = 'phone'

const PhoneCodeStep = lazy(async () => ({
  default: (await import('./phone-code-step')).PhoneCodeStep,
}))

export function PhoneForm() {
  const [hasMoved, setMoved] = useState(false)
  const [sent, noteSent] = useSentCode(NAME)
  const form = useForm({
    name: NAME,
    isStep: true,
    async send({ country = '', phoneNumber = '' }) {
      const address = toInternationalNumber(country, phoneNumber)
      const { sendPhoneCode } = await import('@/lib/browser/sign-in/send-code')
      const token = await sendPhoneCode(address)
      setMoved(true)
      noteSent({ address, token, at: Date.now() })
      return undefined
    },
  })

  if (sent) {
    return (
      <Suspense>
        <PhoneCodeStep name={NAME} sent={sent} noteSent={noteSent} />
      </Suspense>
    )
  }
  return (
    <FormStep title="Your phone number" hasMoved={hasMoved}>
      <Form form={form} refusal="The code was not sent">
        <Field id={form.field('country').id} label="Country">
          {(control) => (
            <select {...control} name="country" autoComplete="tel-country-code" className="control">
              {phoneCountries.map(({ name, prefix }) => (
                <option key={name} value={name}>
                  {name} (+{prefix})
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField
          {...form.field('phoneNumber')}
          label="Phone number"
          hint="Enter a mobile number, such as 012 345 678."
          inputMode="tel"
          autoComplete="tel-national"
        />
        <SubmitButton isBusy={form.isBusy} busy="Sending the code…" className="w-full">
          Send code
        </SubmitButton>
      </Form>
    </FormStep>
  )
}
