import { expect, test } from 'vitest'
import { aTwilio } from '#test/harness/doubles/twilio.ts'
import { sendSms } from './sms.ts'

const message = { to: '+64211234567', text: 'Your Hoko code is 1234. Āe — ka pai.' }

test('an SMS is sent to Twilio in its API’s format', async () => {
  using twilio = await aTwilio()
  expect(await sendSms(twilio.settings, message)).toEqual({ is: 'taken' })
  const { accountSid, authToken, from } = twilio.settings
  expect(twilio.sent).toEqual([
    {
      path: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
      authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
      fields: { To: message.to, Body: message.text, From: from },
    },
  ])
})

test('a messaging service chooses the number itself', async () => {
  using twilio = await aTwilio()
  const from = `MG${'0123456789abcdef'.repeat(2)}`
  expect(await sendSms({ ...twilio.settings, from }, message)).toEqual({ is: 'taken' })
  expect(twilio.sent[0]!.fields).toEqual({ To: message.to, Body: message.text, MessagingServiceSid: from })
})

test.each([
  [
    'a number that is none',
    { status: 400, body: { code: 21211, message: 'Invalid To.' } },
    '400 21211: Invalid To.',
    true,
  ],
  ['who has unsubscribed', { status: 400, body: { code: 21610, message: 'STOP' } }, '400 21610: STOP', true],
  [
    'a wrong token',
    { status: 401, body: { code: 20003, message: 'Authenticate' } },
    '401 20003: Authenticate',
    false,
  ],
  ['too many at once', { status: 429, body: { code: 20429 } }, '429 20429', false],
  ['a fault of its own', { status: 503, body: 'we are down' }, '503', false],
  ['an answer without an end', { status: 500, body: 'x'.repeat(200_000) }, '500', false],
])('%s is refused with its reason', async (_name, answer, reason, forGood) => {
  using twilio = await aTwilio(answer)
  expect(await sendSms(twilio.settings, message)).toEqual({ is: 'refused', reason, forGood })
})

test('sendSms throws without an answer', async () => {
  using twilio = await aTwilio()
  const nowhere = { ...twilio.settings, url: 'http://127.0.0.1:9' }
  await expect(sendSms(nowhere, message)).rejects.toThrow('fetch failed')
  expect(twilio.sent).toEqual([])
})
