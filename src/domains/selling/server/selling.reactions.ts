import { relistAuctionClosed } from './relist.auction-closed.ts'

export const reactionsOfSelling = [relistAuctionClosed]
