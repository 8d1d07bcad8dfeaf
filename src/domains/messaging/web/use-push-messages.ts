import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { readNotification } from '#domains/messaging/common/notifications.ts'
import { api } from '#platform/web/session/api.ts'
import { pushToken } from '#platform/web/session/push-token.ts'
import { useSession } from '#platform/web/session/session.ts'

type PushNews =
  | { kind: 'push_came' | 'push_changed' }
  | {
      kind: 'push_opened'
      link: string
      /** The notification's id; null if it isn't in the list. */
      id: number | null
    }

export function usePushMessages(refresh: () => void): void {
  const { user } = useSession()
  const navigate = useNavigate()

  const receive = useEffectEvent(({ data, ports: [port] }: MessageEvent<PushNews>) => {
    if (data.kind === 'push_came') refresh()
    else if (data.kind === 'push_changed') {
      pushToken.setState({ given_at: 0 })
      if (user) void renewSubscription(user.id)
    } else if (data.kind === 'push_opened') {
      port?.postMessage('heard')
      void openNotice(data.link, data.id)
    }
  })

  async function openNotice(link: string, id: number | null) {
    const { pathname, search, hash } = window.location
    if (pathname + search + hash !== link) void navigate(link)
    // A deleted notification can't be read.
    if (id !== null) await api.call(readNotification, { id }).catch(() => undefined)
    refresh()
  }

  const userId = user?.id
  useEffect(() => {
    if (userId) void renewSubscription(userId)
  }, [userId])

  useEffect(() => {
    const workers = navigator.serviceWorker
    if (!workers) return undefined
    workers.addEventListener('message', receive)
    return () => workers.removeEventListener('message', receive)
  }, [])
}

async function renewSubscription(accountId: number): Promise<void> {
  if (pushToken.getState().wanted_by !== accountId) return
  try {
    const device = await import('./push-device.ts')
    await device.renewPush(accountId)
  } catch {
    // The next page tries again; the settings show the state.
  }
}
