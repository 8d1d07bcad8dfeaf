/** The law governs these two, and members are notified of material changes in them. */
export const legalPages = ['privacy-policy', 'terms-and-conditions'] as const
export type LegalPage = (typeof legalPages)[number]

export const isLegalPage = (slug: string): slug is LegalPage => legalPages.some((one) => one === slug)
