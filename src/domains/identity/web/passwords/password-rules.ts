import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/identity/texts.ts'
export const getPasswordRules = makeTexts((): { words: string; holds: (password: string) => boolean }[] => [
  { words: t.n_8_to_15_characters(), holds: (password) => password.length >= 8 && password.length <= 15 },
  { words: t.at_least_one_digit(), holds: (password) => /[0-9]/.test(password) },
  {
    words: t.only_letters_digits_and(),
    holds: (password) => /^[A-Za-z0-9!@#$%^&*]+$/.test(password),
  },
])
