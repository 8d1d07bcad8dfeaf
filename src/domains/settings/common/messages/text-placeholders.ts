import { message_names, message_texts, type MessageText } from './message-texts.ts'

const page_texts = {
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
export type PageText = keyof typeof page_texts
export type SettingsText = PageText | MessageText

export const text_placeholders: Record<SettingsText, Record<string, string>> = {
  ...page_texts,
  ...(Object.fromEntries(message_names.map((name) => [name, message_texts[name].samples])) as Record<
    MessageText,
    Record<string, string>
  >),
}

export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name.trim())),
]
