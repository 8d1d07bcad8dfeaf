import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { chosenSettings } from '#domains/settings/common/settings.shapes.ts'
import { emailBodies } from '#domains/settings/common/messages/email-bodies.ts'
import { getEmailSettingLabels, getFieldRules, makeEmailShape, readEmailValues } from './email-settings.ts'

test('every email setting has a unique label in the audit log', () => {
  const labels = getEmailSettingLabels()
  const names = Object.keys(chosenSettings).filter((name) => /^(?:mail|extra)_/.test(name))
  expect(new Set(Object.keys(labels))).toEqual(new Set(names))
  expect(new Set(Object.values(labels)).size).toBe(names.length)
})

const code = { kind: 'mail_code', about: null } as const
const won = { kind: 'mail_notification', about: 'won' } as const

test('an email has a subject and a body, and a notification also has extra text', () => {
  const stored = {
    mail_code: 'Code',
    mail_code_body: '{code}',
    mail_notification: '{title}',
    extra_won: 'Pay.',
  }
  const settings = { kept: { ...stored, mail_notification_body: '{notice}' } } as never
  expect(readEmailValues(code, settings)).toEqual({ subject: 'Code', body: '{code}', extra: '' })
  expect(readEmailValues(won, settings)).toEqual({ subject: '{title}', body: '{notice}', extra: 'Pay.' })
  expect(getFieldRules(code).body.usual).toBe(emailBodies.mail_code.usual)
})

test.each([
  [code, { subject: 'Code', body: '{code}', extra: '' }, null],
  [code, { subject: 'Code', body: 'None', extra: '' }, 'body'],
  [code, { subject: '', body: '{code}', extra: '' }, 'subject'],
  [won, { subject: '{title}', body: '{notice}', extra: '' }, null],
  [won, { subject: '{title}', body: '{notice}', extra: '{title}' }, 'extra'],
])('checking email %j with %j finds an error at %s', (email, values, field) => {
  const { error } = z.safeParse(makeEmailShape(email), values)
  expect(error?.issues[0]?.path[0] ?? null).toBe(field)
})
