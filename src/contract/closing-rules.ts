/** Times of an auction that everyone may know (trading-rules.md › Time); the shortest depends on the installation. */

export const longest_auction_minutes = 14 * 24 * 60

/** A bid in the last minutes moves the closing to that long after it. */
export const extension_minutes = 2
