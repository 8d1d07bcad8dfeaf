import type { Config } from '#platform/server/config.ts'

export type ConfigOverrides = {
  [Group in keyof Config]?: Config[Group] extends object ? Partial<Config[Group]> : Config[Group]
}

export function overrideConfig(config: Config, overrides: ConfigOverrides): Config {
  const groups = Object.entries(overrides).map(([name, group]) => {
    const usual = config[name as keyof Config]
    const isGroup =
      name !== 'vehicleData' && name !== 'motorcentral' && group !== null && typeof usual === 'object'
    return [name, isGroup ? { ...usual, ...(group as object) } : group]
  })
  return { ...config, ...Object.fromEntries(groups) } as Config
}
