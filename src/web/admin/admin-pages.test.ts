import { expect, test } from 'vitest'
import { currentPage, getAdminPlaces } from './admin-pages.ts'

test.each([
  ['/admin-dashboard', 'Dashboard'],
  ['/users-list', 'Users'],
  ['/user/1002/detail', 'Users'],
  ['/user/1002/edit', 'Users'],
  ['/user/new', 'Add a user'],
  ['/category/new', 'Categories'],
  ['/category/7/edit', 'Categories'],
  ['/faq/3/edit', 'FAQs'],
  ['/subscription-plan/3/edit', 'Plans'],
  ['/edit-settings', 'Settings'],
  ['/email-previews/edit', 'Email previews'],
  ['/reviews/9', 'Reviews'],
  ['/view-chat/9', 'Chats'],
  ['/chat-history/9', 'Chats'],
  ['/general-listing/100001/edit', undefined],
])('%s belongs to %s', (path, label) => {
  expect(currentPage(path)?.label).toBe(label)
})

test('no two places of the jump list have both the same name and the same address', () => {
  const names = getAdminPlaces().map(({ href, label }) => `${href} ${label}`)
  expect(new Set(names).size).toBe(names.length)
})
