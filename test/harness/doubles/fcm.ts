import { generateKeyPairSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'
import type { FcmSettings } from '#platform/server/push/fcm.ts'

interface Answer {
  status: number
  body?: object | string
  headers?: Record<string, string>
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const texts = z.record(z.string(), z.string())

/** The fields we use of `projects.messages.send` in FCM's HTTP v1 API. */
const requestBody = z.strictObject({
  message: z.strictObject({
    token: z.string().check(z.minLength(1)),
    notification: z.strictObject({ title: z.string(), body: z.string() }),
    data: z.record(
      z.string().check(z.refine((key) => !/^(from|message_type|google.*|gcm.*)$/.test(key))),
      z.string(),
    ),
    android: z.strictObject({
      priority: z.enum(['NORMAL', 'HIGH']),
      ttl: z.string().check(z.regex(/^\d+(\.\d{1,9})?s$/)),
      notification: z.strictObject({ tag: z.string() }),
    }),
    apns: z.strictObject({ headers: texts }),
    webpush: z.strictObject({
      headers: texts,
      fcmOptions: z.optional(z.strictObject({ link: z.string().check(z.startsWith('https://')) })),
    }),
  }),
})
export type FcmMessage = z.output<typeof requestBody>['message']

/** FCM's reply for a device that is gone or belongs to another project. */
export const fcmError = (
  status: number,
  errorCode: string,
  headers: Record<string, string> = {},
): Answer => ({
  status,
  headers,
  body: {
    error: { details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }] },
  },
})

export const aFirebaseToken = () =>
  `${randomBytes(16).toString('base64url')}:APA91b${randomBytes(100).toString('base64url')}`

/** Issues tokens to the service account's key and accepts messages with such a token. */
export async function anFcm({ expires_in = 3600 } = {}) {
  const fcm = {
    sent: [] as FcmMessage[],
    /** Replies to the next messages, in order; afterwards messages are accepted. */
    answers: [] as Answer[],
    sign_in_answers: [] as Answer[],
    tokens: [] as string[],
    faults: [] as string[],
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (bytes: Buffer) => (body += bytes.toString()))
    request.on('end', () => {
      const answer =
        request.url === '/token'
          ? signIn(body)
          : takeMessage(request.url, request.headers.authorization, body)
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {}))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings: FcmSettings = {
    project_id: 'hoko-example',
    client_email: 'push@hoko-example.iam.gserviceaccount.com',
    private_key: String(privateKey.export({ format: 'pem', type: 'pkcs8' })),
    token_uri: `${url}/token`,
    url,
  }

  function signIn(body: string): Answer {
    const { grant_type, assertion = '' } = Object.fromEntries(new URLSearchParams(body))
    const [head = '', claim = '', signature = ''] = assertion.split('.')
    const signed = verify(
      'sha256',
      Buffer.from(`${head}.${claim}`),
      publicKey,
      Buffer.from(signature, 'base64url'),
    )
    const { iss, scope, aud, iat, exp } = JSON.parse(Buffer.from(claim, 'base64url').toString())
    const isRight =
      signed &&
      grant_type === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      JSON.parse(Buffer.from(head, 'base64url').toString()).alg === 'RS256' &&
      iss === settings.client_email &&
      scope === 'https://www.googleapis.com/auth/firebase.messaging' &&
      aud === settings.token_uri &&
      Math.abs(iat - Date.now() / 1000) < 60 &&
      exp - iat <= 3600
    if (!isRight) fcm.faults.push('sign-in')
    const given = fcm.sign_in_answers.shift()
    if (given) return given
    if (!isRight) return { status: 400, body: { error: 'invalid_grant' } }
    const accessToken = randomBytes(24).toString('base64url')
    fcm.tokens.push(accessToken)
    return { status: 200, body: { access_token: accessToken, expires_in, token_type: 'Bearer' } }
  }

  function takeMessage(path: string | undefined, authorization: string | undefined, body: string): Answer {
    if (path !== `/v1/projects/${settings.project_id}/messages:send`) return { status: 404 }
    if (authorization !== `Bearer ${fcm.tokens.at(-1)}`) return { status: 401 }
    const read = z.safeParse(requestBody, JSON.parse(body))
    if (!read.success) {
      fcm.faults.push(z.prettifyError(read.error))
      return fcmError(400, 'INVALID_ARGUMENT')
    }
    fcm.sent.push(read.data.message)
    return (
      fcm.answers.shift() ?? {
        status: 200,
        body: { name: `projects/hoko-example/messages/${fcm.sent.length}` },
      }
    )
  }
  return { ...fcm, settings, [Symbol.dispose]: () => void server.close() }
}
