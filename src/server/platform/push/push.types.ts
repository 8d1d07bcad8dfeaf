export interface PushMessage {
  /** What the browser is given, as JSON. */
  content: object
  /** How long it is worth delivering. */
  ttl_s: number
  urgency: 'low' | 'normal' | 'high'
  /** One that still waits for the device to wake is replaced by the next on the same topic. */
  topic: string
}
