import { SettingsHistory } from './history/settings-history.tsx'

interface SettingsToolProps {
  section: string
  onRestored: () => void
}

export function SettingsTool({ section, onRestored }: SettingsToolProps) {
  return section === 'history' ? <SettingsHistory onRestored={onRestored} /> : null
}
