import type { Settings } from '#contract/settings.ts'

/** The fields of the form, empty where nothing is chosen. */
export interface SettingsValues {
  approval_for: Settings['approval_for']
  approval_category_ids: number[]
  support_email: string
  support_phone: string
  facebook_url: string
  instagram_url: string
  tiktok_url: string
  youtube_url: string
  app_store_url: string
  play_store_url: string
  subscription_alert: string
  safety_hint: string
  maintenance_notice: string
}

/** What may be left empty. */
const nullable = [
  'support_email',
  'support_phone',
  'facebook_url',
  'instagram_url',
  'tiktok_url',
  'youtube_url',
  'app_store_url',
  'play_store_url',
] as const

export function valuesOf(settings: Settings): SettingsValues {
  const { closing_rules: _rules, kept, ...chosen } = settings
  const emptied = Object.fromEntries(nullable.map((name) => [name, chosen[name] ?? '']))
  return {
    ...chosen,
    ...(emptied as Record<(typeof nullable)[number], string>),
    approval_category_ids: kept?.approval_category_ids ?? [],
  }
}

/** As they are sent: what is empty is nothing. */
export function chosenOf(values: SettingsValues) {
  const emptied = Object.fromEntries(nullable.map((name) => [name, values[name].trim() || null]))
  return { ...values, ...(emptied as Record<(typeof nullable)[number], string | null>) }
}
