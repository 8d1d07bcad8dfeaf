import { type AccountType, ownPath } from '#shared/rules/addresses.ts'

/** '?next=…' when the address names a page of ours to go on to, else nothing: to keep it from step to step. */
export function nextQuery(asked: URLSearchParams): string {
  const next = ownPath(asked.get('next'))
  return next ? `?next=${encodeURIComponent(next)}` : ''
}

/** Where a sign-in with a second factor goes on, and where it leads to in the end. */
export function getSecondStep(type: AccountType, asked: URLSearchParams): string {
  const next = ownPath(asked.get('next'))
  const query = new URLSearchParams({ isUserAdmin: String(type === 'admin'), ...(next && { next }) })
  return `/otp-verification?${query}`
}
