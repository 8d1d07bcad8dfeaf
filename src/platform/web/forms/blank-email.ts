import * as t from '#platform/texts.ts'

/** The API calls a blank email invalid too (specification › Email and URL); a form asks for it. */
export function explainBlankEmail(message: string, typed: unknown, whose: 'own' | 'other'): string {
  const isBlank = typeof typed === 'string' && typed.trim() === ''
  if (!isBlank || message !== t.invalid_email_address()) return message
  return whose === 'own' ? t.enter_your_email_address() : t.enter_an_email_address()
}
