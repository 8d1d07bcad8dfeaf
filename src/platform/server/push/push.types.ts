export interface PushMessage {
  content: {
    title: string
    body: string
    /** A path on this site. */
    link: string
    /** In the bell; null where it is not. */
    id: number | null
    tag: string
  }
  ttl_s: number
  urgency: 'low' | 'normal' | 'high'
  topic: string
}

/** `gone`: the device; `refused`: the message. Both are final. */
export type PushOutcome = { is: 'taken' } | { is: 'gone' | 'refused'; reason: string }

export class PushFailure extends Error {
  /** How long the service wants to be left alone; null if it doesn't say. */
  readonly wait_ms: number | null

  constructor(message: string, wait_ms: number | null = null) {
    super(message)
    this.wait_ms = wait_ms
  }
}
