/** What a rule says of an act. The reason is a sentence for people, or a key by which a call is refused. */
export type Verdict<Reason = string> = { isAllowed: true } | { isAllowed: false; reason: Reason }

/** Without a message, the key's own words are shown. */
export interface Rejection<Key extends string> {
  key: Key
  message?: string
}

export const allowed = { isAllowed: true } as const

export const rejected = <const Reason>(reason: Reason) => ({ isAllowed: false, reason }) as const

/** For views: null where it is allowed. */
export const rejectionReason = <Reason>(verdict: Verdict<Reason>): Reason | null =>
  verdict.isAllowed ? null : verdict.reason
