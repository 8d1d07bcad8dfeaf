import { type AccountType, ownPath } from '#platform/common/addresses.ts'

/** '?next=…' if the address names one of our pages, else empty. */
export function nextQuery(asked: URLSearchParams): string {
  const next = ownPath(asked.get('next'))
  return next ? `?next=${encodeURIComponent(next)}` : ''
}

export function getSecondStep(type: AccountType, asked: URLSearchParams): string {
  const next = ownPath(asked.get('next'))
  const query = new URLSearchParams({ isUserAdmin: String(type === 'admin'), ...(next && { next }) })
  return `/otp-verification?${query}`
}
