/** The law governs these two, and members are notified of material changes in them. */
export const legal_pages = ['privacy-policy', 'terms-and-conditions'] as const
export type LegalPage = (typeof legal_pages)[number]

export const isLegalPage = (slug: string): slug is LegalPage => legal_pages.some((one) => one === slug)
