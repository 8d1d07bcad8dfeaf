export interface StripeSettings {
  secret_key: string
  /** Null: events are asked for. */
  webhook_secret: string | null
  /** Without a trailing slash. */
  url: string
}

export type PaymentsSettings = { is: 'sandbox' } | ({ is: 'stripe' } & StripeSettings)
