export interface PushMessage {
  content: object
  ttl_s: number
  urgency: 'low' | 'normal' | 'high'
  topic: string
}
