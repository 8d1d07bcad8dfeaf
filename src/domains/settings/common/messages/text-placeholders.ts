import { recordOf } from '#platform/common/records.ts'
import { messageNames, messageTexts, type MessageText } from './message-texts.ts'

const pageTexts = {
  subscription_alert: { action: 'list a vehicle' },
  safety_hint: { support: 'kia.ora@hoko.example' },
  finance_disclosure: {
    lender: 'Good Lending',
    rate: '12.95%',
    fees: 'NZ$ 250 to set it up and NZ$ 5 a month',
    total: 'NZ$ 21,034.62',
  },
  maintenance_notice: { support: 'kia.ora@hoko.example' },
} satisfies Record<string, Record<string, string>>
export type PageText = keyof typeof pageTexts
export type SettingsText = PageText | MessageText

export const textPlaceholders: Record<SettingsText, Record<string, string>> = {
  ...pageTexts,
  ...recordOf(messageNames, (name) => messageTexts[name].samples),
}

export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name.trim())),
]
