import webPush from 'web-push'
import type { PushRegistration } from './registration.ts'

export function encryptPush(
  message: Buffer,
  { p256dh, auth }: Pick<PushRegistration, 'p256dh' | 'auth'>,
): Buffer {
  const keys = [p256dh.toString('base64url'), auth.toString('base64url')] as const
  return webPush.encrypt(...keys, message, 'aes128gcm').cipherText
}
