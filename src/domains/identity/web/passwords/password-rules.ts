import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/identity/texts.ts'
export const getPasswordRules = makeTexts((): { words: string; isMet: (password: string) => boolean }[] => [
  { words: t.n_8_to_15_characters(), isMet: (password) => password.length >= 8 && password.length <= 15 },
  { words: t.at_least_one_digit(), isMet: (password) => /[0-9]/.test(password) },
  {
    words: t.only_letters_digits_and(),
    isMet: (password) => /^[A-Za-z0-9!@#$%^&*]+$/.test(password),
  },
])
