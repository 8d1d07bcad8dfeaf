import { expect, test } from 'vitest'
import { type AuditSearch, getAuditAddress, isNarrowed, readAuditSearch } from './audit-address.ts'

test.each([
  ['', {}],
  ['q=tamati&kind=money&actor_id=1001', { q: 'tamati', kind: 'money', actor_id: 1001 }],
  ['kind=nothing&from=yesterday&actor_id=x', {}],
  ['from=2026-11-01&to=2026-11-30&before=90', { from: '2026-11-01', to: '2026-11-30', before: 90 }],
] as [string, AuditSearch][])('%s is read, and written again', (text, search) => {
  expect(readAuditSearch(new URLSearchParams(text))).toEqual(search)
  expect(readAuditSearch(new URLSearchParams(getAuditAddress(search).split('?')[1]))).toEqual(search)
})

test('a page further on is not narrowed', () => {
  expect(isNarrowed({ before: 9 })).toBe(false)
  expect(isNarrowed({ q: 'a' })).toBe(true)
})
