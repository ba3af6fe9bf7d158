export const WITHDRAW_CONFIRMATION = {
  title: 'Withdraw this application?',
  text: 'The employer is told. While it is open, you can apply again.',
  cancel: 'Keep it',
  confirm: 'Withdraw',
} as const
