import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'

interface RegisterRequest {
  method: string
  path: string
  key: string | undefined
  body: string
}

export interface PretendRegister extends AsyncDisposable {
  url: string
  requests: RegisterRequest[]
  answers(status: number, body: unknown, headers?: Record<string, string>): void
  hangs(): void
}

export async function aPretendRegister(): Promise<PretendRegister> {
  const requests: RegisterRequest[] = []
  let answer: ((response: ServerResponse) => void) | null = (response) => response.writeHead(404).end()
  const server = createServer((request, response) => {
    void receive(request, response)
  })
  async function receive(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request
    requests.push({ method, path: url, key: headers.authorization, body: await readBody(request) })
    answer?.(response)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answers(status, body, headers = {}) {
      answer = (response) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers })
        response.end(typeof body === 'string' ? body : JSON.stringify(body))
      }
    },
    hangs() {
      answer = null
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
