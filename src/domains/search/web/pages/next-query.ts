import { type AccountType, ownPath } from '#platform/common/addresses.ts'

/** '?next=…' if the address names one of our pages, else empty. */
export function nextQuery(params: URLSearchParams): string {
  const next = ownPath(params.get('next'))
  return next ? `?next=${encodeURIComponent(next)}` : ''
}

export function getSecondStep(type: AccountType, params: URLSearchParams): string {
  const next = ownPath(params.get('next'))
  const query = new URLSearchParams({ isUserAdmin: String(type === 'admin'), ...(next && { next }) })
  return `/otp-verification?${query}`
}
