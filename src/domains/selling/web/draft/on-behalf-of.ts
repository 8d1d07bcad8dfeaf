import { createContext, use } from 'react'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'

export interface OnBehalfOf {
  seller_id: number
  seller_name: string
  getPage: (own: Pick<OwnListing, 'id' | 'type'>) => string
  drafts: string
}

/** Null if sellers write themselves. */
export const OnBehalfOfContext = createContext<OnBehalfOf | null>(null)
export const useRepresentedSeller = () => use(OnBehalfOfContext)
