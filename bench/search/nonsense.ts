/** What fingers leave on a keyboard: nobody means a job by it. */
export const nonsense: readonly string[] = [
  'asdfgh',
  'qwertyuiop',
  'zxcvbnm',
  'xkqzwv',
  'fjdksla fjdksl',
  'lkjhgf poiuyt',
  'aaaaaaaa',
  'blorptang',
  'wuxzobrik',
  '!!!',
  '۞۞۞',
  'kkkkk jjjjj',
  'gfhjdkfhg',
  '999999999',
  'ឝឞឝឞ',
]
