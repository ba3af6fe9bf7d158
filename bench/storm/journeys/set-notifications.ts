import { toVerdict } from '@/bench/storm/ledger/verdict'
import { notificationSettingEndpoints } from '@/lib/contract/notifications/notification-setting'
import { isSignedIn, type Journey } from './journey'
import { sendLikePeople } from './twice'

/** Turns notifications for a topic on or off. */
export const setNotifications: Journey = async (person, { offer }) => {
  if (!isSignedIn(person)) return
  const { random, call, ledger } = person
  const [name, { enable, disable }, ids] = random.pick([
    ['major', notificationSettingEndpoints.jobMajors, offer.majors],
    ['salary', notificationSettingEndpoints.jobSalaries, offer.salaries],
  ] as const)
  const id = random.pick(ids)
  const isOn = random.chance(0.6)
  const filling = isOn ? { body: { [`${name}Id`]: id } } : { query: { [`${name}Id`]: String(id) } }
  await sendLikePeople(person, async (manner) => {
    const reply = await call(isOn ? enable : disable, filling, manner)
    ledger.notificationSettings.note(`${name} ${id}`, isOn, toVerdict(reply))
    return reply
  })
}
