import type { Address } from './addresses.ts'

/** A page stands in one of these layouts. Those with queries provide a query client. */
export type PageFrame =
  | 'signin'
  | 'market'
  | 'marketWithQueries'
  | 'plain'
  | 'bare'
  | 'bareWithQueries'
  | 'admin'
  | 'adminPlain'

/** An address with its module. A domain declares its pages in `web/pages.ts`; the app makes the routes. */
export interface Page extends Address {
  frame: PageFrame
  /** Relative to the folder of the manifest. */
  file: string
  /** Shows what belongs to the member. */
  isOwn?: boolean
}
