import { createHmac } from 'node:crypto'

export const signatureHeader = 'hoko-signature'

/**
 * `t=1700000000,v1=…`: HMAC-SHA-256 of timestamp, full stop and body, in hex. With a valid old
 * secret there are two, and either proves it.
 * @param at whole seconds since 1970
 */
export function signBody(body: string, at: number, secrets: readonly string[]): string {
  const signatures = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${at}.${body}`).digest('hex'),
  )
  return [`t=${at}`, ...signatures.map((signature) => `v1=${signature}`)].join(',')
}
