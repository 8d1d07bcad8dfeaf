import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SmsSettings } from '#platform/server/sms.ts'

interface Answer {
  status: number
  body?: object | string
}

interface SentSms {
  path: string
  authorization: string
  fields: Record<string, string>
}

/**
 * Accepts the fields that we use of Messages.json in Twilio's API of 2010-04-01: `To`, `Body`, and
 * one of `From` and `MessagingServiceSid`.
 */
export async function aTwilio(...answers: Answer[]) {
  const sent: SentSms[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (bytes: Buffer) => (body += bytes.toString()))
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(body))
      sent.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', fields })
      const answer = answers.shift() ?? findFault(request.headers['content-type'], fields)
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {}))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const settings: SmsSettings = {
    accountSid: `AC${'0123456789abcdef'.repeat(2)}`,
    authToken: 'token',
    from: '+6421000000',
    url: `http://127.0.0.1:${port}`,
  }
  return { sent, settings, [Symbol.dispose]: () => void server.close() }
}

function findFault(type: string | undefined, fields: Record<string, string>): Answer {
  const { To = '', From, MessagingServiceSid, Body = '', ...unknown } = fields
  const isRight =
    type?.startsWith('application/x-www-form-urlencoded') &&
    /^\+[1-9]\d{6,14}$/.test(To) &&
    Body !== '' &&
    Body.length <= 1600 &&
    (From === undefined) !== (MessagingServiceSid === undefined) &&
    Object.keys(unknown).length === 0
  return isRight
    ? { status: 201, body: { sid: `SM${'0'.repeat(32)}`, status: 'queued', error_code: null } }
    : { status: 400, body: { code: 21211, message: 'Invalid parameter.', status: 400 } }
}
