import { connect, type Socket } from 'node:net'

export interface Request {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface ReusedConnection {
  request: (request: Request) => Promise<number>
  close: () => void
}

export async function openConnection(port: number): Promise<ReusedConnection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  const answered = readAnswers(socket)
  return {
    request: (request) => {
      socket.write(textOf(request))
      return new Promise((resolve, reject) => Object.assign(answered, { resolve, reject }))
    },
    close: () => void socket.destroy(),
  }
}

function textOf({ method, path, headers = {}, body }: Request): string {
  let text = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n`
  for (const [name, value] of Object.entries(headers)) text += `${name}: ${value}\r\n`
  if (body === undefined) return `${text}\r\n`
  return `${text}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

function readAnswers(socket: Socket) {
  const answered = { resolve: (_status: number) => {}, reject: (_error: Error) => {} }
  let waiting: Buffer = Buffer.alloc(0)
  socket.on('data', (bytes: Buffer) => {
    waiting = waiting.length === 0 ? bytes : Buffer.concat([waiting, bytes])
    const end = waiting.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = waiting.toString('latin1', 0, end)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (waiting.length < end + 4 + length) return
    waiting = Buffer.alloc(0)
    answered.resolve(Number(head.slice(9, 12)))
  })
  socket.on('error', (error) => answered.reject(error))
  socket.on('close', () => answered.reject(new Error('The server closed the connection.')))
  return answered
}
