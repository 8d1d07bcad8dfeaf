import type { AnyOperation } from '../operation.ts'

/** In minutes from its start; using it doesn't extend it. */
export const viewLastsMinutes = 30

/** The parts of an account under which private reads of a view are logged. */
export type ViewPart =
  | 'account'
  | 'sessions'
  | 'plan'
  | 'watchlist'
  | 'searches'
  | 'bids'
  | 'offers'
  | 'sales'
  | 'listings'
  | 'reviews'
  | 'reports'
  | 'team'
  | 'stock_feed'
  | 'notifications'
  | 'chats'
  /** Each conversation is logged by itself, as when an admin opens one in the back office. */
  | 'conversation'

/**
 * A session in which an admin views a member's account may call only operations that declare a
 * `view`: no writes, including GETs that write, and no secrets (bank accounts, cards, keys,
 * licences, handover codes, files).
 */
export const isOpenToViews = ({ view }: Pick<AnyOperation, 'view'>): boolean => view !== undefined

/** Null for public reads. */
export const getViewPart = ({ view }: Pick<AnyOperation, 'view'>): ViewPart | null =>
  view === undefined || view === 'public' || view === 'frame' ? null : view
