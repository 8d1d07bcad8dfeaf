/** The seed's password rule, taken apart so that a form can tick off each part while someone types. */
export const passwordRules: { words: string; holds: (password: string) => boolean }[] = [
  { words: '8 to 15 characters', holds: (password) => password.length >= 8 && password.length <= 15 },
  { words: 'At least one digit', holds: (password) => /[0-9]/.test(password) },
  {
    words: 'Only letters, digits and ! @ # $ % ^ & *',
    holds: (password) => /^[A-Za-z0-9!@#$%^&*]+$/.test(password),
  },
]
