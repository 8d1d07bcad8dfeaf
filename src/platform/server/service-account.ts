import { createPrivateKey } from 'node:crypto'
import * as z from 'zod/mini'

export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/** Https, or this machine: the traffic can't be intercepted. */
export function isSafeAddress(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
}

const serviceAccount = z.object({
  project_id: z.string().check(z.regex(/^[\w:.-]+$/)),
  client_email: z.string(),
  private_key: z.string().check(z.refine(isPrivateKey)),
  token_uri: z._default(z.string().check(z.refine(isSafeAddress)), 'https://oauth2.googleapis.com/token'),
})

export function readServiceAccount(text: string): z.output<typeof serviceAccount> | null {
  try {
    return z.parse(serviceAccount, JSON.parse(text))
  } catch {
    return null
  }
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}
