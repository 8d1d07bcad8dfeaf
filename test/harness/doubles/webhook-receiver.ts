import { once } from 'node:events'
import { createServer } from 'node:https'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPublicPost, type Post } from '#platform/server/push/post-publicly.ts'
import { pushExampleNz } from './push-certificate.ts'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface WebhookReceiver extends AsyncDisposable {
  url: string
  received: Received[]
  answer: (response: ServerResponse) => void
  /** Resolves the receiver's name and treats this machine as public. */
  post: Post
}

/** Another person's server, on this machine. */
export async function aWebhookReceiver({ timeoutMs = 5_000 } = {}): Promise<WebhookReceiver> {
  const server = createServer(pushExampleNz, (request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += String(chunk)))
    request.on('end', () => {
      receiver.received.push({ path: request.url ?? '', headers: request.headers, body })
      receiver.answer(response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: WebhookReceiver = {
    url: `https://push.example.nz:${(server.address() as AddressInfo).port}/hooks`,
    received: [],
    answer: (response) => response.writeHead(200).end(),
    post: createPublicPost({
      lookup: async () => [{ address: '127.0.0.1', family: 4 }],
      isPublic: () => true,
      ca: pushExampleNz.cert,
      timeoutMs,
    }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}
