import type { Settings } from '#domains/settings/common/settings.ts'

/** Links to the app store of this phone; null on other devices and without an app for it. */
export function getAppLink(
  userAgent: string,
  {
    app_store_url: appStoreUrl,
    play_store_url: playStoreUrl,
  }: Pick<Settings, 'app_store_url' | 'play_store_url'>,
): string | null {
  if (/iphone|ipod/i.test(userAgent)) return appStoreUrl
  return /android.*mobile/i.test(userAgent) ? playStoreUrl : null
}
