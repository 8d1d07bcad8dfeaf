import { meanings } from '#platform/server/setting-types.ts'
import { environment } from '#platform/server/settings.ts'

const begins = '<!-- settings: written by npm run settings-table -->'
const ends = '<!-- end of settings -->'

export const getSettingNames = () =>
  Object.values(environment.shape).flatMap((group) => Object.keys(group.shape))

export interface ListedSetting {
  group: string
  name: string
  means: string
  /** Markdown: a value in backticks, or words. */
  unlessSet: string
}

/** In the order of the schema. */
export function listSettings(): ListedSetting[] {
  const defaults = environment.parse(
    Object.fromEntries(Object.keys(environment.shape).map((name) => [name, {}])),
  )
  return Object.entries(environment.shape).flatMap(([group, { shape }]) =>
    Object.entries(shape).map(([name, schema]) => {
      const { means, unlessSet } = meanings.get(schema) ?? { means: '' }
      const usual = defaults[group as keyof typeof defaults][name as never] as unknown
      return { group, name, means, unlessSet: unlessSet ?? `\`${String(usual)}\`` }
    }),
  )
}

export function writeSettingsTable(): string {
  const rows = listSettings().map(({ name, means, unlessSet }) => `| \`${name}\` | ${means} | ${unlessSet} |`)
  return [begins, '', '| setting | means | unless set |', '|---|---|---|', ...rows, '', ends].join('\n')
}

export function putSettingsTable(readme: string): string {
  const [before, rest = ''] = readme.split(begins)
  const [, after] = rest.split(ends)
  if (before === undefined || after === undefined)
    throw new Error('README has no place for the table of settings.')
  return before + writeSettingsTable() + after
}
