import type { Settings } from '#contract/settings/settings.ts'
import { SettingsHistory } from './history/settings-history.tsx'
import { RuleSandbox } from './sandbox/rule-sandbox.tsx'

interface SettingsToolProps {
  section: string
  settings: Settings
  onRestored: () => void
}

export function SettingsTool({ section, settings, onRestored }: SettingsToolProps) {
  if (section === 'history') return <SettingsHistory onRestored={onRestored} />
  return section === 'sandbox' ? <RuleSandbox settings={settings} /> : null
}
