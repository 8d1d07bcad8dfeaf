import { expect, test } from 'vitest'
import { moderationAddress, readModerationPlace } from './moderation-address.ts'

const read = (query: string) => readModerationPlace(new URLSearchParams(query))

test.each([
  ['', '/moderation'],
  [
    'kind=pending&severity=3&assignee=me&order=oldest',
    '/moderation?kind=pending&severity=3&assignee=me&order=oldest',
  ],
  ['q=bike&page=2&case=dispute-9001', '/moderation?q=bike&page=2&case=dispute-9001'],
  ['kind=nothing&severity=9&assignee=x&order=severity&page=-1', '/moderation'],
  ['case=dispute-0', '/moderation'],
  ['case=hack-12', '/moderation'],
  [`q=${'x'.repeat(120)}`, `/moderation?q=${'x'.repeat(100)}`],
])('%s is %s', (query, address) => expect(moderationAddress(read(query))).toBe(address))
