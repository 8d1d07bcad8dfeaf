import { getPushKey, registerPush, removePush } from '#domains/identity/common/auth.ts'
import { api } from '#platform/web/session/api.ts'
import { forgetPushToken, pushToken } from '#platform/web/session/push-token.ts'

const workerAddress = '/push-worker.js'
const refreshedAfterMs = 7 * 24 * 3600 * 1000

export type PushAbility = 'unable' | 'when_installed' | NotificationPermission

export function pushAbility(): PushAbility {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (able) return Notification.permission
  return needsInstalling(navigator) ? 'when_installed' : 'unable'
}

/** Safari on an iPhone or iPad; an iPad claims to be a Mac, but Macs have no touch screen. */
export function needsInstalling({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) {
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/** The browser's push service refused to subscribe. */
export class NoSubscription extends Error {}

export async function turnOnPush(accountId: number): Promise<PushAbility> {
  const ability = pushAbility()
  if (ability === 'unable' || ability === 'when_installed') return ability
  const permission = await Notification.requestPermission()
  if (permission === 'granted') await register(accountId)
  return permission
}

/** Works without the server too: it notices when the push service no longer knows the browser. */
export async function turnOffPush(): Promise<void> {
  pushToken.setState({ wanted_by: null })
  forgetPushToken()
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  await api.call(removePush, {})
}

export async function renewPush(accountId: number): Promise<void> {
  const { firebase_token: firebaseToken, given_at: givenAt, wanted_by: wantedBy } = pushToken.getState()
  if (wantedBy !== accountId || pushAbility() !== 'granted') return
  if (firebaseToken && Date.now() - givenAt < refreshedAfterMs) return
  await register(accountId)
}

async function register(accountId: number): Promise<void> {
  const { public_key: publicKey } = await api.call(getPushKey, {})
  const firebaseToken = getToken(await subscribe(publicKey))
  await api.call(registerPush, { firebase_token: firebaseToken })
  pushToken.setState({ firebase_token: firebaseToken, given_at: Date.now(), wanted_by: accountId })
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.getSubscription()
  if (subscription && getKey(subscription) === publicKey) return subscription
  // A subscription for another key, such as of a recreated market, must be removed first.
  await subscription?.unsubscribe()
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  } catch (error) {
    throw new NoSubscription('The browser did not subscribe.', { cause: error })
  }
}

function getToken(subscription: PushSubscription): string {
  const { endpoint, keys } = subscription.toJSON()
  return JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } })
}

const getKey = ({ options }: PushSubscription) => base64url(options.applicationServerKey)

function base64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? []))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
