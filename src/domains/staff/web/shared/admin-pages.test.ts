import '#app/web/admin/menu.ts'
import { expect, test } from 'vitest'
import { mayCall, type StaffRole } from '#platform/common/access/staff-roles.ts'
import { currentPage, getAdminGroups, getAdminPlaces, isForRole } from './admin-pages.ts'
import { getAdminQueues } from '#domains/insights/web/shared/admin-queues.ts'

test.each([
  ['/admin-dashboard', 'Dashboard'],
  ['/users-list', 'Members'],
  ['/user/1002/detail', 'Members'],
  ['/user/1002/edit', 'Members'],
  ['/user/new', 'Add a member'],
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

test('no two places of the jump list share both name and address', () => {
  const names = getAdminPlaces().map(({ href, label }) => `${href} ${label}`)
  expect(new Set(names).size).toBe(names.length)
})

test.each<[string, StaffRole[]]>([
  ['/advertisements/1/update?show=report', ['full', 'moderation', 'support', 'finance', 'read_only']],
  ['/advertisements/create', ['full']],
  ['/category/7/edit', ['full']],
  ['/faq/3/edit', ['full']],
  ['/subscription-plan/3/edit', ['full', 'finance']],
  ['/support', ['full', 'support']],
])('%s is for %j', (href, roles) => {
  const all: StaffRole[] = ['full', 'moderation', 'support', 'finance', 'read_only']
  expect(all.filter((role) => isForRole(href, (op) => mayCall(op, role)))).toEqual(roles)
})

test('only support roles see the queue of support requests', () => {
  const queuesOf = (role: StaffRole) =>
    getAdminQueues()
      .filter(({ href }) => isForRole(href, (op) => mayCall(op, role)))
      .map(({ task }) => task)
  expect(queuesOf('support')).toContain('support')
  expect(queuesOf('moderation')).not.toContain('support')
})

test('getAdminGroups counts the moderation queue on one page only', () => {
  const tasks = getAdminGroups().flatMap(({ pages }) => pages.flatMap((page) => page.tasks ?? []))
  const queue = [
    'reports',
    'approvals',
    'appeals',
    'disputes',
    'account_appeals',
    'reviews',
    'member_reports',
  ]
  expect(tasks.filter((task) => queue.includes(task))).toEqual([])
  expect(tasks).toContain('cases')
})
