import type { Notification } from '#domains/messaging/common/notifications.ts'
import { createPersistedStore } from '../storage/persisted-store.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#platform/texts.ts'

/** Listed in specification › Client state. */
interface ClientState {
  unread_notifications_count: number
  unread_chat_count: number
  notifications: Notification[]
  support_count: number
  selected_country: string
  hides_app_prompt: boolean
  /** True while this tab loads the next page. */
  is_loading: boolean
}

const getEmpty = makeTexts((): ClientState => ({
  unread_notifications_count: 0,
  unread_chat_count: 0,
  notifications: [],
  support_count: 0,
  selected_country: t.new_zealand(),
  hides_app_prompt: false,
  is_loading: false,
}))

const key = import.meta.env?.VITE_STATE_KEY ?? 'vuex'

export const getClientState = makeTexts(() =>
  createPersistedStore<ClientState>(key, getEmpty(), ['is_loading']),
)

export function forgetNotifications(): void {
  getClientState().setState({
    unread_notifications_count: 0,
    unread_chat_count: 0,
    notifications: [],
    support_count: 0,
  })
}
