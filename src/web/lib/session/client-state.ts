import type { Notification } from '#contract/notifications/notifications.ts'
import { createPersistedStore } from '../storage/persisted-store.ts'

/** What the seed keeps in the browser (section 3, Client state). */
interface ClientState {
  unread_notifications_count: number
  notifications: Notification[]
  support_count: number
  selected_country: string
  hides_app_prompt: boolean
  is_loading: boolean
}

const empty: ClientState = {
  unread_notifications_count: 0,
  notifications: [],
  support_count: 0,
  selected_country: 'New Zealand',
  hides_app_prompt: false,
  is_loading: false,
}

const key = import.meta.env?.VITE_STATE_KEY ?? 'vuex'

export const clientState = createPersistedStore<ClientState>(key, empty)

/** Signing out takes along what belonged to the account. */
export function forgetNotifications(): void {
  clientState.setState({ unread_notifications_count: 0, notifications: [], support_count: 0 })
}
