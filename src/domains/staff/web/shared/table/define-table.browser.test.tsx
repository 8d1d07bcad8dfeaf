import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { type AdminFaq, listAdminFaqs } from '#domains/catalogue/common/faqs.ts'
import { type AdminChat, listChats } from '#domains/chat/common/admin-chats.ts'
import { listChats as shapes } from '#domains/chat/common/admin-chats.shapes.ts'
import { getTableChoices } from '#domains/insights/common/table-views/table-views.ts'
import { answerWith, failWith, fakeApi } from '#test/browser/fake-api.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { defineTable } from './define-table.tsx'
import { openRow } from './table-address.ts'

const chats = defineTable({
  name: 'chats',
  path: '/chats',
  operation: listChats,
  query: shapes.query,
  beside: { chat: openRow },
  icon: MessagesSquare,
  section: 'chats',
  words: () => ({
    title: 'Chats',
    count: (count) => `${count} chats`,
    failed: 'The chats didn’t load',
    loading: 'Loading the chats',
    seeAll: 'See all chats',
    noMatches: 'Try other words.',
    none: { title: 'No chats yet', text: 'They come here.' },
  }),
  filters: () => [
    { kind: 'search', label: 'Names' },
    { kind: 'choice', name: 'state', label: 'State', any: 'Any state', options: { blocked: 'Blocked' } },
  ],
  columns: ({ search, to }) => [
    {
      key: 'people',
      head: 'People',
      fixed: true,
      cell: ({ id }) => <Link to={to({ ...search, chat: id })}>Chat {id}</Link>,
    },
    { key: 'last_at', head: 'Last message', sortable: 'desc', cell: ({ last_at }) => last_at },
  ],
  Drawer: ({ search, onClose }) =>
    search.chat !== undefined && (
      <button type="button" onClick={onClose}>
        Close chat {search.chat}
      </button>
    ),
})

// Replies are cached between tests, so each test has its own search.
const usual = { sort: 'last_at', order: 'desc', page: 1, limit: 50 } as const

const give = (input: object, ids: number[], total = ids.length) =>
  answerWith(
    listChats,
    { ...input, ...usual },
    { items: ids.map((id) => ({ id, last_at: '2026-11-22' }) as AdminChat), page: 1, limit: 50, total },
  )

const faqs = defineTable({
  path: '/faqs',
  operation: listAdminFaqs,
  getText: ({ question }) => question,
  icon: MessagesSquare,
  section: 'faqs',
  words: () => ({
    title: 'FAQs',
    failed: 'The FAQs didn’t load',
    loading: 'Loading the FAQs',
    none: { title: 'No FAQs yet', text: 'Add one.' },
  }),
  nothing: ({ search: { q } }) => (q ? { title: `No FAQ matches ${q}`, text: 'Try another word.' } : null),
  useExtras: () => useState(0),
  filters: () => [{ kind: 'search', label: 'Find an FAQ' }],
  columns: ({ reply }) => [
    { key: 'q', head: `${reply?.items.length} questions`, cell: ({ question }) => question },
  ],
  Tools: ({ extras: [count, setCount] }) => (
    <button type="button" onClick={() => setCount(count + 1)}>
      Add
    </button>
  ),
  Bottom: ({ extras: [count] }) => <p>Added {count}</p>,
})

async function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/chats', Component: chats.Page },
      { path: '/faqs', Component: faqs.Page },
    ],
    { initialEntries: [address] },
  )
  await render(
    <QueryProvider>
      <RouterProvider router={router} />
    </QueryProvider>,
  )
  const where = () => router.state.location.pathname + router.state.location.search
  return Object.assign(where, { goBack: () => router.navigate(-1) })
}

beforeEach(async () => {
  fakeApi()
  authStore.setState({ known: true, token: 'a token', user: { id: 1000, type: 'admin' } as Account })
  answerWith(
    getTableChoices,
    { table: 'chats' },
    { columns: null, rows_per_page: null, default_view_id: null, views: [] },
  )
  await page.viewport(1360, 900)
})

test('a filter updates the address and returns to the first page', async () => {
  give({ q: 'kete' }, [1, 2])
  give({ q: 'kete', state: 'blocked' }, [2])
  const where = await open('/chats?q=kete')
  await expect.element(page.getByText('2 chats')).toBeVisible()
  await page.getByRole('combobox', { name: 'State' }).selectOptions('blocked')
  await expect.element(page.getByText('1 chats')).toBeVisible()
  expect(where()).toBe('/chats?q=kete&state=blocked')
})

test('Back undoes a filter and keeps the order chosen before', async () => {
  const sorted = '/chats?q=back&order=asc'
  answerWith(
    listChats,
    { q: 'back', ...usual, order: 'asc' },
    { items: [{ id: 4, last_at: '2026-11-22' } as AdminChat], page: 1, limit: 50, total: 1 },
  )
  give({ q: 'back' }, [4])
  const where = await open('/chats?q=back')
  await page.getByRole('link', { name: 'Last message' }).click()
  await expect.poll(where).toBe(sorted)
  await page.getByRole('combobox', { name: 'State' }).selectOptions('blocked')
  await expect.poll(where).toBe(`${sorted}&state=blocked`)
  await where.goBack()
  await expect.poll(where).toBe(sorted)
})

test('Back undoes a search as a whole, however it was typed', async () => {
  const searches = ['par', 'parcel']
  for (const q of searches) give({ q, state: 'blocked' }, [5])
  give({ state: 'blocked' }, [5, 6])
  const where = await open('/chats?state=blocked')
  for (const q of searches) {
    await page.getByLabelText('Names').fill(q)
    await expect.poll(() => new URLSearchParams(where().split('?')[1]).get('q')).toBe(q)
  }
  await where.goBack()
  await expect.poll(where).toBe('/chats?state=blocked')
})

test('a row opens beside the table, and closing it changes nothing else', async () => {
  give({ q: 'open' }, [7])
  const where = await open('/chats?q=open')
  await page.getByRole('link', { name: 'Chat 7' }).click()
  expect(where()).toBe('/chats?q=open&chat=7')
  await page.getByRole('button', { name: 'Close chat 7' }).click()
  await expect.element(page.getByRole('link', { name: 'Chat 7' })).toBeVisible()
  expect(where()).toBe('/chats?q=open')
})

test('an empty result explains itself and links to all rows', async () => {
  give({ q: 'nobody' }, [])
  const where = await open('/chats?q=nobody')
  await expect.element(page.getByText('No matches')).toBeVisible()
  give({}, [1])
  await page.getByRole('link', { name: 'See all chats' }).click()
  await expect.element(page.getByText('1 chats')).toBeVisible()
  expect(where()).toBe('/chats')
})

test('a page beyond the end leads to the first page', async () => {
  give({ q: 'gone' }, [], 3)
  await open('/chats?q=gone')
  await expect.element(page.getByText('There’s no page 1 any more')).toBeVisible()
})

test('a failed request is retried on click', async () => {
  failWith(listChats, { q: 'fails', ...usual }, 500)
  await open('/chats?q=fails')
  await expect.element(page.getByText('The chats didn’t load')).toBeVisible()
  give({ q: 'fails' }, [3])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('link', { name: 'Chat 3' })).toBeVisible()
})

const giveFaqs = (...questions: string[]) =>
  answerWith(listAdminFaqs, {}, { items: questions.map((question, id) => ({ id, question }) as AdminFaq) })

test('a complete list is searched in the browser and has no table tools', async () => {
  giveFaqs('How do I bid?', 'Where is my parcel?', 'What’s a Pākehā?')
  const where = await open('/faqs?q=PAKEHA')
  await expect.element(page.getByRole('cell', { name: 'What’s a Pākehā?' })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: '1 questions' })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Table tools' })).not.toBeInTheDocument()
  await page.getByLabelText('Find an FAQ').fill('kea')
  await expect.element(page.getByText('No FAQ matches kea')).toBeVisible()
  expect(where()).toBe('/faqs?q=kea')
  await page.getByLabelText('Find an FAQ').fill('')
  await expect.element(page.getByRole('columnheader', { name: '3 questions' })).toBeVisible()
  expect(where()).toBe('/faqs')
})

test('a table passes its state to the parts above and below it', async () => {
  giveFaqs()
  await open('/faqs')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect.element(page.getByText('Added 1')).toBeVisible()
})
