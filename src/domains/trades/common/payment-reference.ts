/** For bank transfers: H and the trade's number. */
export const formatReference = (tradeId: number): string => `H${tradeId}`
