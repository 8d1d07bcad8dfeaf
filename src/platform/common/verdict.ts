/** A rule's verdict on an action. The reason is a sentence for people, or a key for a refusal. */
export type Verdict<Reason = string> = { isAllowed: true } | { isAllowed: false; reason: Reason }

/** Without a message, the key's own text is shown. */
export interface Rejection<Key extends string> {
  key: Key
  message?: string
}

export const allowed = { isAllowed: true } as const

export const rejected = <const Reason>(reason: Reason) => ({ isAllowed: false, reason }) as const

/** For views: null if it is allowed. */
export const rejectionReason = <Reason>(verdict: Verdict<Reason>): Reason | null =>
  verdict.isAllowed ? null : verdict.reason
