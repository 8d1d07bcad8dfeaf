import { expect, test } from 'vitest'
import { getPriceLabel } from './own-listing-row.tsx'

test.each([
  [{ status: 'active', sale_method: 'auction', bid_count: 0 }, 'Start'],
  [{ status: 'active', sale_method: 'auction', bid_count: 3 }, 'Current bid'],
  [{ status: 'unsold', sale_method: 'auction', bid_count: 3 }, 'Highest bid'],
  [{ status: 'draft', sale_method: 'fixed_price', bid_count: 0 }, 'Buy Now'],
  [{ status: 'active', sale_method: 'enquire', bid_count: 0 }, 'Asking'],
  [{ status: 'sold', sale_method: 'auction', bid_count: 3 }, null],
] as const)('%j', (row, label) => expect(getPriceLabel(row)).toBe(label))
