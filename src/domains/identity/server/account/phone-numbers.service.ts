import { refuse } from '#platform/server/refusal.ts'
import type { CodeSettings } from '../codes/code-sending.service.ts'
import { readPhoneNumber, smsProblem } from './phone-numbers.rules.ts'

export { readPhoneNumber } from './phone-numbers.rules.ts'

export function parsePhoneNumber(typed: string): string {
  const reading = readPhoneNumber(typed)
  if ('problem' in reading) refuse('validation_failed', { errors: { phone_number: reading.problem } })
  return reading.phone_number
}

export function parseProvableNumber(typed: string, { sends }: Pick<CodeSettings, 'sends'>): string {
  const phoneNumber = parsePhoneNumber(typed)
  const problem = sends.sms ? smsProblem(phoneNumber) : null
  if (problem) refuse('validation_failed', { errors: { phone_number: problem } })
  return phoneNumber
}
