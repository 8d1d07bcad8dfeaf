import { decodeText, requireTextSize } from '#platform/server/files/sent/decode-text.ts'

const maxBytes = 50 * 1024 * 1024

export const decodeFeed = (bytes: Uint8Array): string => decodeText(bytes, { maxBytes })

export const requireFeedText = (bytes: number): void => requireTextSize(bytes, maxBytes)
