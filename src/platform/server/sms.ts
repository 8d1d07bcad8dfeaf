import * as z from 'zod/mini'
import { readCapped } from './http/read-capped.ts'

export interface SmsSettings {
  accountSid: string
  authToken: string
  /** One of our numbers, or a messaging service (`MG…`) that chooses one. */
  from: string
  /** Without a trailing slash. */
  url: string
}

/** `forGood`: a retry would be refused too. */
export type SmsOutcome = { is: 'taken' } | { is: 'refused'; reason: string; forGood: boolean }

const answersWithinMs = 10_000

/**
 * Calls Twilio's `POST /2010-04-01/Accounts/{sid}/Messages.json`. Throws if it can't be reached.
 */
export async function sendSms(
  { accountSid, authToken, from, url }: SmsSettings,
  { to, text }: { to: string; text: string },
): Promise<SmsOutcome> {
  const sender: Record<string, string> = from.startsWith('MG')
    ? { MessagingServiceSid: from }
    : { From: from }
  const response = await fetch(`${url}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
      accept: 'application/json',
    },
    body: new URLSearchParams({ To: to, Body: text, ...sender }),
    // The token must not be sent to another address.
    redirect: 'error',
    signal: AbortSignal.timeout(answersWithinMs),
  })
  const answer = await readCapped(response)
  if (response.ok) return { is: 'taken' }
  const { status } = response
  // The operator corrects a wrong token; the message is sent then.
  const forGood = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)
  return { is: 'refused', reason: `${status} ${describeRefusal(answer)}`.trim(), forGood }
}

const refusal = z.object({ code: z.optional(z.number()), message: z.optional(z.string()) })

function describeRefusal(answer: string): string {
  try {
    const { code, message = '' } = z.parse(refusal, JSON.parse(answer))
    return [code, message.slice(0, 300)].filter(Boolean).join(': ')
  } catch {
    return ''
  }
}
