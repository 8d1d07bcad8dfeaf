import { expect, test } from 'vitest'
import { notificationsAddress, readNotificationFilter } from './notification-filters.tsx'

test.each([
  ['/notifications', { unread: false, group: null, page: 1 }],
  ['/notifications?show=unread&about=messages&page=2', { unread: true, group: 'messages', page: 2 }],
] as const)('%s', (address, filter) => {
  expect(notificationsAddress(filter)).toBe(address)
  const { searchParams } = new URL(address, 'http://localhost')
  expect(readNotificationFilter(searchParams, filter.page)).toEqual(filter)
})

test.each(['about=toString', 'about=', 'show=read'])('%s is not a filter', (query) => {
  expect(readNotificationFilter(new URLSearchParams(query), 1)).toEqual({
    unread: false,
    group: null,
    page: 1,
  })
})
