export const WITHDRAW_CONFIRMATION = {
  title: 'Withdraw this application?',
  text: 'We tell the employer. You can apply again while the listing is open.',
  cancel: 'Keep it',
  confirm: 'Withdraw',
} as const
