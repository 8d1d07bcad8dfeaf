import type { contactUs } from '#domains/chat/common/contact-us.ts'
import type { OperationInput } from '#platform/common/operation.ts'

export interface ContactValues {
  name: string
  email: string
  phone: string
  message: string
  website: string
}

export type ContactMessage = OperationInput<typeof contactUs>

const empty: ContactValues = { name: '', email: '', phone: '', message: '', website: '' }

/** Parses the text typed earlier in this tab; an invalid draft is ignored. */
export function readDraft(stored: string): ContactValues {
  try {
    const found: Partial<Record<keyof ContactValues, unknown>> | null = JSON.parse(stored || '{}')
    const texts = Object.entries(found ?? {}).filter(
      ([name, value]) => Object.hasOwn(empty, name) && typeof value === 'string',
    )
    return { ...empty, ...Object.fromEntries(texts), website: '' }
  } catch {
    return empty
  }
}

/** A member's message comes from their account, whatever was typed as a visitor. */
export function toMessage(
  { name, email, phone, message, website }: ContactValues,
  user: { display_name: string; email: string } | null,
): ContactMessage {
  if (user) return { name: user.display_name, email: user.email, message, website }
  return { name, email, message, website, ...(phone.trim() !== '' && { phone }) }
}
