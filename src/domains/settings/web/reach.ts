import type { Settings } from '#domains/settings/common/settings.ts'
import * as t from '#domains/settings/texts.ts'

/** The contact details in every page's frame. */
export type Reach = Pick<
  Settings,
  | 'maintenance_notice'
  | 'support_email'
  | 'support_phone'
  | 'facebook_url'
  | 'instagram_url'
  | 'tiktok_url'
  | 'youtube_url'
  | 'app_store_url'
  | 'play_store_url'
>

export function describeReach({
  support_email: supportEmail,
  support_phone: supportPhone,
}: Pick<Reach, 'support_email' | 'support_phone'>): string {
  if (supportEmail && supportPhone) return t.email_or_phone({ email: supportEmail, phone: supportPhone })
  return (supportEmail ?? '') || (supportPhone ?? '') || t.our_support()
}
