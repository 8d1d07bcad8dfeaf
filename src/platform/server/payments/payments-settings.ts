export interface StripeSettings {
  secretKey: string
  /** Null: events are polled. */
  webhookSecret: string | null
  /** Without a trailing slash. */
  url: string
}

export type PaymentsSettings = { is: 'sandbox' } | ({ is: 'stripe' } & StripeSettings)
