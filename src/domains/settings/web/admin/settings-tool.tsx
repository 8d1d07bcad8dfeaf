import type { Settings } from '#domains/settings/common/settings.ts'
import type { Restored } from './history/go-back-dialog.tsx'
import { SettingsHistory } from './history/settings-history.tsx'
import { RuleSandbox } from './sandbox/rule-sandbox.tsx'

interface SettingsToolProps {
  section: string
  settings: Settings
  onRestored: Restored
}

export function SettingsTool({ section, settings, onRestored }: SettingsToolProps) {
  if (section === 'history') return <SettingsHistory onRestored={onRestored} />
  return section === 'sandbox' ? <RuleSandbox settings={settings} /> : null
}
