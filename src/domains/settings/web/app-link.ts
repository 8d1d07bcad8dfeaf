import type { Settings } from '#domains/settings/common/settings.ts'

/** Links to the app store of this phone; null on other devices and without an app for it. */
export function getAppLink(
  userAgent: string,
  { app_store_url, play_store_url }: Pick<Settings, 'app_store_url' | 'play_store_url'>,
): string | null {
  if (/iphone|ipod/i.test(userAgent)) return app_store_url
  return /android.*mobile/i.test(userAgent) ? play_store_url : null
}
