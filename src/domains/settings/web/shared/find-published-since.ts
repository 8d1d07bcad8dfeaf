import type { SettingsDraft } from '#domains/settings/common/settings-versions.ts'

/** Null if none of these settings was published since the draft began. */
export function findPublishedSince(
  { draft, since }: SettingsDraft,
  names: readonly string[],
): SettingsDraft['since'] {
  if (!draft || !since || !names.some((name) => Object.hasOwn(since.after, name))) return null
  return { ...since, before: pickValues(since.before, names), after: pickValues(since.after, names) }
}

const pickValues = (values: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
