export interface PushMessage {
  content: {
    title: string
    body: string
    /** A path on this site. */
    link: string
    /** The notification in Hoko; null without one. */
    id: number | null
    tag: string
  }
  ttlSeconds: number
  urgency: 'low' | 'normal' | 'high'
  topic: string
}

/** `gone`: the device; `refused`: the message. Both are final. */
export type PushOutcome = { is: 'taken' } | { is: 'gone' | 'refused'; reason: string }

export class PushFailure extends Error {
  /** How long the service asks us to wait; null if it doesn't say. */
  readonly waitMs: number | null

  constructor(message: string, waitMs: number | null = null) {
    super(message)
    this.waitMs = waitMs
  }
}
