import type { SentMessage } from '#domains/messaging/common/sent-messages/sent-messages.ts'

type Replay = SentMessage['replay']

interface Replayed {
  channel: SentMessage['channel']
  state: SentMessage['state']
  kind: string | null
}

/** Codes, and links by which whoever has the message opens the account. */
const secretKinds = new Set([
  'mail_code',
  'mail_reset_link',
  'mail_verify_email',
  'mail_team_invitation',
  'sms_code',
  'sms_requested_code',
])

export function decideReplay({ channel, state, kind }: Replayed): Replay {
  if (channel === 'push') return 'push'
  if (kind === null || secretKinds.has(kind)) return 'secret'
  // Its link chooses the first password, so it's only repeated while nobody has it.
  if (kind === 'mail_welcome' && state === 'delivered') return 'secret'
  return state === 'waiting' ? 'waiting' : 'allowed'
}

/** Shows m…@example.nz, or the last three digits of a number. */
export function maskRecipient(recipient: string): string {
  const [name = '', domain] = recipient.split('@')
  return domain === undefined ? `…${recipient.slice(-3)}` : `${name.slice(0, 1)}…@${domain}`
}
