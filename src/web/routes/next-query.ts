import { ownPath } from '#contract/addresses.ts'

/** '?next=…' when the address names a page of ours to go on to, else nothing: to keep it from step to step. */
export function nextQuery(asked: URLSearchParams): string {
  const next = ownPath(asked.get('next'))
  return next ? `?next=${encodeURIComponent(next)}` : ''
}
