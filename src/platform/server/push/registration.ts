import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { isPublicAddress } from './public-address.ts'

const registration = z.object({
  endpoint: z.string().check(z.maxLength(2048)),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
})

export interface PushRegistration {
  endpoint: URL
  /** The browser's public key, a P-256 point. */
  p256dh: Buffer
  /** The secret shared with the browser. */
  auth: Buffer
}

/** An app, or a browser with Firebase, that FCM delivers to. */
export interface AppRegistration {
  appToken: string
}

export type PushDevice = PushRegistration | AppRegistration

export const isApp = (device: PushDevice): device is AppRegistration => 'appToken' in device

/** Reads a browser's subscription, or a registration token if Firebase is set up. */
export function readDevice(token: string, hasFcm: boolean): PushDevice | null {
  if (hasFcm && /^[\w-]+:[\w-]{100,1000}$/.test(token)) return { appToken: token }
  return readRegistration(token)
}

export function readRegistration(token: string): PushRegistration | null {
  const read = z.safeParse(registration, readJson(token))
  if (!read.success) return null
  const endpoint = URL.parse(read.data.endpoint)
  const p256dh = readBase64url(read.data.keys.p256dh)
  const auth = readBase64url(read.data.keys.auth)
  if (
    !endpoint ||
    !mayBePostedTo(endpoint) ||
    p256dh?.length !== 65 ||
    p256dh[0] !== 4 ||
    auth?.length !== 16
  )
    return null
  return { endpoint, p256dh, auth }
}

/** Checks only the text; the resolved address is checked when something is sent. */
function mayBePostedTo({ protocol, port, username, password, hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return isIP(host) ? isPublicAddress(host) : host.includes('.')
}

function readBase64url(text: string): Buffer | null {
  return /^[\w-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : null
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
