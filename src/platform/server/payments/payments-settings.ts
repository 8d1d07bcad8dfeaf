export interface StripeSettings {
  secretKey: string
  /** Null: events are polled. */
  webhookSecret: string | null
  /** Signs events of members' accounts, which come from a second webhook; null: none comes. */
  connectWebhookSecret: string | null
  /** Without a trailing slash. */
  url: string
}

export type PaymentsSettings = { is: 'sandbox' } | ({ is: 'stripe' } & StripeSettings)
