import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { pushExampleNz } from './push-certificate.ts'

interface Delivery {
  sender: string | null
  recipients: string[]
  /** The raw text, with lines ending in \n. */
  text: string
  user: string | null
}

interface Answers {
  /** A reply such as '550 no such person' in place of 250. */
  recipient?: string
  /** The accepted login; without it, none is required. */
  login?: { user: string; password: string }
  /** Offers STARTTLS with a self-signed certificate. */
  tls?: boolean
}

/** A mail server that follows RFC 5321 and stores accepted mail. */
export async function aMailServer({ recipient, login, tls = false }: Answers = {}) {
  const deliveries: Delivery[] = []
  const server = new SMTPServer({
    authOptional: !login,
    ...pushExampleNz,
    disabledCommands: [...(login ? [] : ['AUTH']), ...(tls ? [] : ['STARTTLS'])],
    disableReverseLookup: true,
    onAuth: (given, _session, done) => checkLogin(given, login, done),
    onRcptTo: (_address, _session, done) => done(recipient ? makeReply(recipient) : null),
    onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        deliveries.push({
          sender: envelope.mailFrom ? envelope.mailFrom.address : null,
          recipients: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString('utf8').replaceAll('\r\n', '\n'),
          user: user ?? null,
        })
        done()
      })
    },
  })
  // The sender may be killed meanwhile.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const user = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@` : ''
  return {
    smtpUrl: `smtp://${user}127.0.0.1:${port}`,
    deliveries,
    [Symbol.dispose]: () => server.close(),
  }
}

const checkLogin: (
  given: { username?: string | undefined; password?: string | null | undefined },
  login: Answers['login'],
  done: Parameters<NonNullable<SMTPServerOptions['onAuth']>>[2],
) => void = ({ username, password }, login, done) =>
  username === login?.user && password === login?.password
    ? done(null, { user: username! })
    : done(makeReply('535 wrong name or password'))

const makeReply = (reply: string) =>
  Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) })
