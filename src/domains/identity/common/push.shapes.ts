import * as z from 'zod/mini'
import { pushToken } from './auth.shapes.ts'
import { done } from '#platform/common/shapes.ts'

export const getPushKey = {
  /** A P-256 public key in base64url. */
  reply: z.strictObject({ public_key: z.string() }),
}

export const registerPush = {
  /**
   * A Web Push subscription as compact JSON: {"endpoint","keys":{"p256dh","auth"}}; or a registration token of Firebase,
   * where that is set up.
   */
  body: z.strictObject({ firebase_token: pushToken }),
  reply: done,
}

export const removePush = {
  reply: done,
}
