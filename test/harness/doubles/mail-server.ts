import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

interface Delivery {
  recipients: string[]
  text: string
}

export async function aMailServer(answerToRecipient = '250 ok') {
  const deliveries: Delivery[] = []
  const server = createServer((socket) => {
    // The sender may be killed meanwhile.
    takeMails(socket, answerToRecipient, deliveries).catch(() => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const smtp_url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { smtp_url, deliveries, [Symbol.dispose]: () => void server.close() }
}

async function takeMails(socket: Socket, answerToRecipient: string, deliveries: Delivery[]) {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let recipients: string[] = []
  let text: string[] | null = null
  socket.on('error', () => undefined)
  say('220 test')
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    if (text) {
      if (line !== '.') text.push(line)
      else {
        deliveries.push({ recipients, text: text.join('\n') })
        text = null
        recipients = []
        say('250 ok')
      }
    } else if (line.startsWith('RCPT')) {
      recipients.push(line)
      say(answerToRecipient)
    } else if (line === 'DATA') {
      text = []
      say('354 go on')
    } else if (line === 'QUIT') {
      say('221 bye')
      socket.end()
    } else say('250 ok')
  }
}
