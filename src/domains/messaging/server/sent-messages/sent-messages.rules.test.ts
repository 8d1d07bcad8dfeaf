import { expect, test } from 'vitest'
import { emailBodies, emailKinds } from '#domains/settings/common/messages/email-bodies.ts'
import { messageNames, messageTexts } from '#domains/settings/common/messages/message-texts.ts'
import { decideReplay, maskRecipient } from './sent-messages.rules.ts'

test.each([
  ['email', 'delivered', 'mail_invoice', 'allowed'],
  ['email', 'failed', 'mail_notification', 'allowed'],
  ['email', 'waiting', 'mail_invoice', 'waiting'],
  ['email', 'failed', 'mail_code', 'secret'],
  ['email', 'delivered', 'mail_reset_link', 'secret'],
  ['email', 'delivered', 'mail_verify_email', 'secret'],
  ['email', 'failed', 'mail_team_invitation', 'secret'],
  ['email', 'failed', 'mail_welcome', 'allowed'],
  ['email', 'delivered', 'mail_welcome', 'secret'],
  ['email', 'failed', null, 'secret'],
  ['sms', 'delivered', 'sms_contact_moved', 'allowed'],
  ['push', 'failed', null, 'push'],
] as const)('decideReplay of a %s that is %s, of the kind %s, gives %s', (channel, state, kind, replay) => {
  expect(decideReplay({ channel, state, kind })).toBe(replay)
})

test('decideReplay allows no message that needs a code', () => {
  const withCode = messageNames.filter((kind) => messageTexts[kind].needs.includes('code'))
  expect(withCode).toEqual(['sms_code', 'sms_requested_code'])
  for (const kind of withCode)
    expect(decideReplay({ channel: 'sms', state: 'failed', kind }), kind).toBe('secret')
  const bodies = emailKinds.filter((kind) => emailBodies[kind].needs.includes('code'))
  expect(bodies.length).toBeGreaterThan(0)
  for (const kind of bodies)
    expect(decideReplay({ channel: 'email', state: 'failed', kind }), kind).toBe('secret')
})

test.each([
  ['mere@example.nz', 'm…@example.nz'],
  ['+64215550101', '…101'],
])('maskRecipient of %s gives %s', (recipient, masked) => {
  expect(maskRecipient(recipient)).toBe(masked)
})
