import { createContext, use } from 'react'
import type { OwnListing } from '#contract/selling/own-listings.ts'

/** An admin writes in a seller's stead. */
export interface Stead {
  seller_id: number
  seller_name: string
  /** Where a listing is looked at without changing it. */
  pageOf: (own: Pick<OwnListing, 'id' | 'type'>) => string
  /** Where drafts are found again. */
  drafts: string
}

/** Null where sellers write themselves. */
export const SteadContext = createContext<Stead | null>(null)
export const useStead = () => use(SteadContext)
