let mediaUrl = ''

/**
 * Set once for the process, as MEDIA_URL is: addresses are made where only rows are known.
 * @param url without a trailing slash; null for addresses on Hoko's own host
 */
export function setMediaUrl(url: string | null): void {
  mediaUrl = url ?? ''
}

export const getMediaUrl = (): string => mediaUrl
