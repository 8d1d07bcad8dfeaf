import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { type Block, blockMember, listBlocks } from '#domains/accounts/common/blocks/blocks.ts'
import { toListingId } from '#platform/common/ids.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import { authStore } from '#platform/web/session/auth-store.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { BlockButton } from './block-button.tsx'

const listing = { id: toListingId(101_073), type: 'general', title: 'A kayak' } as const
const block: Block = {
  id: 1,
  name: 'Korimako',
  is_bidder: true,
  question_ids: [],
  listing,
  at: '2026-11-23T00:00:00Z',
}

beforeEach(() => {
  fakeApi()
  authStore.setState({ token: 'token', user: { id: 1001, type: 'user' } as Account })
})

async function renderButton(whom: OperationInput<typeof blockMember>, items = [block]) {
  answerWith(listBlocks, {}, { items })
  await render(
    <QueryProvider>
      <BlockButton name="Korimako" whom={whom} />
    </QueryProvider>,
  )
}

const button = page.getByRole('button', { name: 'Block Korimako' })

test('a bidder blocked on this listing shows as blocked, without a button', async () => {
  await renderButton({ listing_id: listing.id, pseudonym: 'Korimako' })
  await expect.element(page.getByText('Blocked')).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})

test('a bidder with the same pseudonym in another auction can be blocked', async () => {
  const other = { listing_id: toListingId(101_080), pseudonym: 'Korimako' }
  await renderButton(other)
  await button.click()
  const made: Block = { ...block, id: 2, listing: { ...listing, id: other.listing_id } }
  answerWith(blockMember, other, made)
  answerWith(listBlocks, {}, { items: [made, block] })
  await page.getByRole('button', { name: 'Block member' }).click()
  await expect.element(page.getByText('Blocked', { exact: true })).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})

test('only the blocked one of two askers with the same pseudonym is marked', async () => {
  authStore.setState({ token: 'token', user: { id: 1002, type: 'user' } as Account })
  const asker: Block = { ...block, is_bidder: false, question_ids: [7] }
  await renderButton({ listing_id: listing.id, question_id: 8 }, [asker])
  await expect.element(button).toBeVisible()
  await renderButton({ listing_id: listing.id, question_id: 7 }, [asker])
  await expect.element(page.getByText('Blocked')).toBeVisible()
})
